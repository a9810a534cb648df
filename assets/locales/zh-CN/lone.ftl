## Why

lone-ask = 轮到谁走谁输的是哪些数？从最小的数起，记住无法行动者{ $misere ->
    [0] 负
   *[other] 胜
 }。
lone-look-rests = { $from ->
    [0] 必败的
   *[other] 从 { $from } 起，必败的
 }恰好是除以 { $period } 余 { $rests } 的数：{ $sizes }、…… { $size } 的余数是 { $rest }。
lone-look-list = 不超过 { $size } 的必败数，最近的几个：{ $sizes }。
lone-look-value = { $size } 的 SG 值是 { $value }；SG 值为 1 的数必败。
lone-place = 你可以留下 { $lefts }。其中有必败数吗？
lone-place-many = 你可以留下 { $count } 个不同的数。其中有必败数吗？
lone-place-none = 你只能留下 { $lefts }，其中没有必败数。
lone-place-none-many = 你可以留下 { $count } 个不同的数，其中没有必败数。
lone-move = 取 { $take } 枚，留下 { $left } 枚：一个必败数。方括号标出的是你能留下的枚数所对应的 SG 值。
lone-stall = 取 { $take } 枚{ $known ->
    [0] 。
    [1] { $replies ->
        [1] ；唯一的应着就能赢。
       *[other] ；{ $replies } 种应着都能赢。
    }
   *[other] ：对手 { $replies } 种应着中只有 { $right } 种正确。
 }
lone-stall-last = 你只好取 { $take } 枚，对手随即无法行动，对手胜。
lone-proof-won = 此后无论对手取多少，你总能再留下一个必败数，{ $misere ->
    [0] 直到对手无法行动。
   *[other] 否则就是你已无法行动，你胜。
 }
lone-proof-lost = 无论你取多少，对手总能再留给你一个必败数，{ $misere ->
    [0] 直到你无法行动。
   *[other] 否则就是对手已无法行动，对手胜。
 }
lone-claim-won = { $misere ->
    [0] {""}
   *[other] 按反常规则，
 }{ $size } 不是必败数，所以你能赢：共有 { $moves } 种走法留下必败数。
lone-claim-lost = { $misere ->
    [0] {""}
   *[other] 按反常规则，
 }{ $size } 是必败数：每一步都输。
lone-head-rest = 余数
lone-head-take = 取 { $take } 后
lone-rounds = 各种取法只改变除以 { $period } 的余数：从必败的余数（P）出发，每种取法都留下不是必败的余数；从其他余数（N）出发，括号里的取法留下必败的余数。{ $stuck ->
    [0] { $misere ->
        [0] 空堆必败。
       *[other] 空堆无子可取，轮到的一方胜。
    }
   *[other] { $misere ->
        [0] 不超过 { $stuck } 枚的堆无子可取，必败。
       *[other] 不超过 { $stuck } 枚的堆无子可取，轮到的一方胜。
    }
 }
lone-law = 弗格森定理（1974）：{ $to ->
    [0] 每个数
   *[other] 不超过 { $to } 的每个数
 }都可以取走同样的那些枚数，所以一堆的 SG 值为 1，当且仅当取走可取的最少枚数（{ $least } 枚）后 SG 值为 0。因此反常规则下，单独一堆必败，当且仅当它的 SG 值为 1。
lone-law-sum = 弗格森定理（1974）：一堆{ $to ->
    [0] 无论多大
   *[other] 只要不超过 { $to } 枚
 }，都可以取走同样的那些枚数，所以它的 SG 值为 1，当且仅当取走最少的枚数后 SG 值为 0。因此这里每一堆都是驯顺的。
