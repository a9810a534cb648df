subtraction-name = 减法博弈
subtraction-alias = 减法游戏|集合-Nim|集合尼姆|减法集合|限定取数
subtraction-promise = 只能取规定的枚数。
subtraction-rules = 桌上有若干堆石子。每步从其中一堆取走规定枚数中的一种。{ $misere ->
    [true] 无子可取者胜。
    [false] 无子可取者负。
   *[other] 无子可取者负；反常规则下无子可取者胜。
 }
subtraction-notation = 各堆写作 3,5,7。走法 2:5->1 表示第 2 堆由 5 变为 1。
subtraction-param-take = 允许取走的枚数
subtraction-param-misere = 无子可取者胜
subtraction-takes = 每步可取的枚数：{ $takes }。
subtraction-stuck-loses = 无子可取者负。
subtraction-stuck-wins = 反常规则：无子可取者胜。
subtraction-not-allowed = 不能取 { $count } 枚，只能取下列枚数之一：{ $takes }
take-beyond-table = 这堆石子容得下取走 { $take } 枚，超出引擎的范围：可取枚数除以它们的公因数后，至多到 { $most }
heap-beyond-period = { $size } 枚的堆超出引擎的范围：前 { $values } 个值里没有出现周期，它们只覆盖到 { $most } 枚的堆

## Why

subtraction-ask-one = 你能留下哪些枚数？其中哪些轮到谁走谁输？
subtraction-ask = 各堆的 SG 值是多少？它们的异或和是多少？
subtraction-ask-misere = 哪些堆的 SG 值不小于 2？所有 SG 值的异或和是多少？
subtraction-look-one = { $size } 枚的堆 SG 值是 { $value }：它是一步所能到达的各值中未出现的最小非负整数。
subtraction-look = 各堆 SG 值的异或和是 { $sum }。
subtraction-look-misere = SG 值不小于 2 的有 { $large } 堆；所有值的异或和是 { $sum }。
subtraction-head-size = 枚数
subtraction-head-value = SG 值
subtraction-head-outcome = 单独一堆
subtraction-place = 第 { $heap } 堆有 { $size } 枚，SG 值是 { $value }。把它减到值为 { $wanted } 的枚数。
subtraction-place-none = 没有可用的堆。第 { $heap } 堆的 SG 值是 { $value }，每一步都使它变成别的值。
subtraction-move = 从第 { $heap } 堆取走 { $count } 枚，留下 { $left } 枚：它的值变为 { $wanted }，总的异或和变为 0。
subtraction-move-misere = 从第 { $heap } 堆取走 { $count } 枚，留下 { $left } 枚，其值为 { $wanted }。{ $large ->
    [0] 这时所有值都是 0 或 1，异或和是 { $sum }。
   *[other] 这时异或和是 { $sum }，并且仍有不小于 2 的值。
 }
subtraction-stall = 从第 { $heap } 堆取走 { $count } 枚{ $known ->
    [0] 。
    [1] { $replies ->
        [1] ；唯一的应着就能赢。
       *[other] ；{ $replies } 种应着都能赢。
    }
   *[other] ：对手 { $replies } 种应着中只有 { $right } 种能赢。
 }
subtraction-proof-won = 异或和为 0 时，每一步都改变一堆的值，异或和便不再是 0；这时总有一堆能减到使异或和重新为 0 的值。如此下去，直到对手无子可取。
subtraction-proof-lost = 每一步都改变所动那堆的值，异或和便不再是 0；对手把它恢复为 0，如此下去，直到你无子可取。
subtraction-proof-misere = { $large ->
    [0] {""}
   *[other] 只要还有不小于 2 的值，{ $won ->
        [0] 对手
       *[other] 你
    }就留下异或和 0；消去最后一个这样的值时，使各值都是 0 或 1 而异或和为 1。
 }各值都是 0 或 1 且异或和为 0 时，要么无子可取，要么能留下异或和 1：一堆的值为 1，当且仅当取走 { $least } 枚后值为 0；所以值 1 能变成 0，而还能取的值 0 能变成 1。
subtraction-claim-one-won = { $size } 枚的堆 SG 值是 { $value }，不是 0，所以你能赢；共有 { $moves } 种取胜走法。
subtraction-claim-one-lost = { $size } 枚的堆 SG 值是 0，所以每一步都输。
subtraction-claim-won = 各堆 SG 值的异或和是 { $sum }，不是 0，所以你能赢；共有 { $moves } 种取胜走法。
subtraction-claim-lost = 各堆 SG 值的异或和是 0，所以每一步都输。
subtraction-claim-misere-won = { $large ->
    [0] 所有 SG 值都是 0 或 1，异或和是 { $sum }，不是 1
   *[other] 有不小于 2 的 SG 值，异或和是 { $sum }，不是 0
 }，所以按反常规则你能赢；共有 { $moves } 种取胜走法。
subtraction-claim-misere-lost = { $large ->
    [0] 所有 SG 值都是 0 或 1，异或和是 1
   *[other] 有不小于 2 的 SG 值，而异或和是 0
 }，所以按反常规则每一步都输。
subtraction-law = SG 定理（斯普拉格 1935，格伦迪 1939）：每一堆相当于一个尼姆堆，各堆的值取异或和。
subtraction-law-misere = 弗格森定理（1974）：反常规则下必败，当且仅当异或和为 0 且有不小于 2 的 SG 值，或者异或和为 1 且没有这样的值。
subtraction-beyond = { $beyond } 枚及更大的取法，这里哪一堆都容不下，用不上。
subtraction-unit = 可取枚数都是 { $unit } 的倍数，所以一堆的大小可按它含 { $unit } 的个数（取整）来计（定理）。周期也以此为单位。
subtraction-period = 已证实的周期：单堆的 SG 值从大小 { $from } 起每 { $period } 个循环一次{ $unit ->
    [1] {""}
   *[other] （合 { $whole } 枚）
 }。比较了大小 { $from } 到 { $to }：连续 { $window } 个值重复，与最大的可取枚数一样多，由此可证对任意大小成立。
subtraction-period-below = 不计 { $beyond } 及以上的取法，周期已证：从大小 { $from } 起，一堆的 SG 值每 { $period } 个重复一次。比较了大小 { $from } 到 { $to }：连续 { $window } 次重复，与其余取法中最大的一样多，足以证明对小于 { $beyond } 的所有大小成立。
subtraction-by-mex = SG 值由规则逐个算出，需要多少算多少。没有证实的周期：那要连续重复与最大可取枚数一样多次。
