## Why

worth-claim-one-won = { $name } 的 SG 值是 { $value }，不是 0，所以你能赢；共有 { $moves } 种取胜走法。
worth-claim-one-lost = { $name } 的 SG 值是 0，所以每一步都输。
worth-claim-won = 所有 SG 值的异或和是 { $sum }，不是 0，所以你能赢；共有 { $moves } 种取胜走法。
worth-claim-lost = 所有 SG 值的异或和是 0，所以每一步都输。
worth-claim-tame-won = { $large ->
    [0] 所有 SG 值都是 0 或 1，异或和是 { $sum }，不是 1
   *[other] 有不小于 2 的 SG 值，异或和是 { $sum }，不是 0
 }，所以按反常规则你必胜；共有 { $moves } 种取胜走法。
worth-claim-tame-lost = { $large ->
    [0] 所有 SG 值都是 0 或 1，异或和是 1
   *[other] 有不小于 2 的 SG 值，而异或和是 0
 }，所以这局反常规则每一步都输。
worth-claim-searched-won = 穷举搜索表明，按反常规则你必胜；共有 { $moves } 种取胜走法。
worth-claim-searched-lost = 穷举搜索表明，这局反常规则每一步都输。
worth-claim-mapped-won = 从 { $name } 可以走到必败点（轮到的一方怎么走都输），所以{ $misere ->
    [0] {""}
   *[other] 这局反常规则
 }你赢；共有 { $moves } 种取胜走法。
worth-claim-mapped-lost = 从 { $name } 出发，无论怎么走，都落到轮到的一方必胜的位置，所以{ $misere ->
    [0] {""}
   *[other] 这局反常规则
 }你输。
worth-claim-end = 你可以立刻走出最后一步，所以你赢；{ $moves ->
    [1] 此外没有取胜的走法
   *[other] 取胜走法共有 { $moves } 种
 }。
worth-ask-end = 能不能走一步就让棋局无路可走？
worth-look-end = 这里有一步能结束棋局，而无路可走的一方输。
worth-move-end = 走 { $mv }：{ $told }。此后无路可走，对手输。
worth-ask-one = 你能留下哪些 SG 值？缺少的最小值是几？
worth-ask = 各部分的 SG 值是多少？它们的异或和是多少？
worth-ask-tame = 哪些部分的 SG 值不小于 2？全部的异或和是多少？
worth-ask-searched = 你的哪一步能让对手没有好的应着？
worth-look-one = { $name } 的 SG 值是 { $value }：它是一步所能到达的各值中未出现的最小非负整数。{ $cut ->
    [0] {""}
   *[other] 每个值只列一种走法。
 }
worth-look = 异或和是 { $sum }，最高的奇数列（1 的个数为奇数）是 { $place } 那一位。{ $zeros ->
    [0] {""}
   *[other] 另有 { $zeros } 个部分的 SG 值是 0，没有列出。
 }
worth-look-even = 异或和是 0：各 SG 值写成二进制，每一位上 1 的个数都是偶数。{ $zeros ->
    [0] {""}
   *[other] 另有 { $zeros } 个部分的 SG 值是 0，没有列出。
 }
worth-look-tame = SG 值不小于 2 的部分有 { $large } 个；全部的异或和是 { $sum }。
worth-look-searched = 按常规规则，异或和是 { $sum }，你会{ $sum ->
    [0] 输
   *[other] 赢
 }。反常规则下走最后一步的人输，这里你{ $won ->
    [0] 输
   *[other] 赢
 }。
worth-look-misere = 反常规则：走最后一步的人输。最后一步会轮到谁？
worth-look-mapped = { $misere ->
    [0] 无路可走的一方输。从那里开始填图：无路可走之处、每一步都走到 N 的地方是 P，有一步走到 P 的地方是 N。
   *[other] 反常规则：无路可走的一方赢。从那里开始填图：无路可走之处是 N；每一步都走到 N 的地方是 P，有一步走到 P 的地方是 N。
 }
worth-place = 看 { $name }：它的 SG 值 { $value } 要变成 { $wanted }。
worth-place-searched = 这一步在 { $name } 那一部分。
worth-place-alone = 只有一个部分，它的 { $total } 种走法中有 { $moves } 种取胜。
worth-place-none = 怎么走都无济于事：无论你改变什么，对手都能补救。
worth-place-none-misere = 怎么走都无济于事：结束棋局的一步当场就输，其余每一步对手都有应着。
worth-place-last = 每一步都会结束棋局，而谁结束谁就输。
worth-move = 走 { $mv }：{ $told }。{ $parts ->
    [1] 留下的局面 SG 值为 { $wanted }。
   *[other] 那里的 SG 值由 { $value } 变为 { $value } ⊕ { $sum } = { $wanted }，异或和变为 0。
 }{ $cut ->
    [0] {""}
   *[other] 那里的走法每个值只列一种。
 }
worth-move-tame = 走 { $mv }：{ $told }，那里的 SG 值变为 { $wanted }。{ $large ->
    [0] 这时所有 SG 值都是 0 或 1，异或和是 { $sum }。
   *[other] 这时异或和是 { $sum }，并且仍有不小于 2 的 SG 值。
 }{ $cut ->
    [0] {""}
   *[other] 那里的走法每个值只列一种。
 }
worth-move-searched = 走 { $mv }：{ $told }。
worth-stall = 走 { $mv }{ $known ->
    [0] 。
    [1] { $replies ->
        [1] ；唯一的应着就能赢。
       *[other] ；{ $replies } 种应着都能赢。
    }
   *[other] ：对手 { $replies } 种应着中只有 { $right } 种正确。
 }
worth-stall-last = { $moves ->
    [1] 你只能走 { $mv }
   *[other] { $moves } 种走法都一样，就走 { $mv } 吧
 }，之后对手就赢了。
worth-proof-won = 异或和为 0 时，每一步都改变一个 SG 值，异或和便不再是 0；这时总有一部分能走到使它重新为 0 的值。如此下去，直到对手无法行动。
worth-proof-won-one = 从 SG 值 0 出发，每一步都走到别的 SG 值，而从那里总有一步能回到 0。如此下去，直到对手无法行动。
worth-proof-end = 这是最后一步：对手已无路可走。
worth-proof-copy = { $won ->
    [0] 各部分两两相等：你在其中一个怎么走，对手就在另一个照样走，最后一步因此归对手。
   *[other] 留下的各部分两两相等：对手在其中一个怎么走，你就在另一个照样走，最后一步因此归你。
 }
worth-proof-lost = 你的每一步都使异或和不再是 0；对手总有应着把它恢复为 0，如此下去，直到你无法行动。
worth-proof-tame = 只要还有不小于 2 的 SG 值，胜方就留下异或和 0；消去最后一个这样的值时，使各值都是 0 或 1 而异或和为 1。此后每来回一步都保持如此。
worth-proof-searched-won = { $mapped ->
    [0] 对手的每一步，只要不结束棋局，你都有应着使对手重新处于必败态
   *[other] 对手的每一步都走到 N，只要不结束棋局，你都有应着再走到 P
 }{ $hidden ->
    [0] 。
   *[other] ；另有 { $hidden } 步没有列出。
 }
worth-proof-searched-lost = { $mapped ->
    [0] 你的每一步，只要不结束棋局，对手都有应着使你重新处于必败态
   *[other] 你的每一步都走到 N，只要不结束棋局，对手都有应着再走到 P
 }{ $hidden ->
    [0] 。
   *[other] ；另有 { $hidden } 步没有列出。
 }
worth-proof-searched-end = 此后对手无论怎么走都是最后一步，走了就输。
worth-proof-given-away = 有 { $lost } 种走法断送胜局：对手有应着把异或和 0 留给你，或者当场取胜{ $hidden ->
    [0] 。
   *[other] ；其中 { $hidden } 种未列出。
 }
worth-values = 大小不超过 { $to } 的每堆的 SG 值，即一步所能留下的值中没有出现的最小非负整数。
worth-values-tame = 大小不超过 { $to } 的每堆：斜线前是 SG 值，斜线后是反常值。几堆并在一起，SG 值取异或和；其中有坚定的，合起来就坚定。{ $wild ->
    [0] {""}
   *[other] 只写一个数的堆在这里不会出现。
 }
worth-values-misere = 大小不超过 { $to } 的每堆的胜负：轮到的一方在 P 必败，在 N 能赢。
worth-head-size = 堆
worth-map = 每处的 SG 值，即由它可到之处的值中没有出现的最小非负整数。标出的是{ $tokens ->
    [1] 你能走到的地方
   *[other] 各棋子所在处
 }。{ $cut ->
    [0] {""}
   *[other] 这里只画出一部分。
 }
worth-map-tame = 每处：斜线前是 SG 值，斜线后是反常值。标出的是各棋子所在处。{ $cut ->
    [0] {""}
   *[other] 这里只画出一部分。
 }
worth-map-misere = 每处的胜负：轮到的一方在 P 必败，在 N 能赢。标出的是你能走到的地方。{ $points ->
    [0] {""}
   *[other] 点的第一个数是列号，第二个数是行号。
 }{ $barred ->
    [0] {""}
   *[other] 任何走法都不能落在标 - 的点上。
 }{ $cut ->
    [0] {""}
   *[other] 这里只画出一部分。
 }
worth-detour = { $mv } 也能赢，但它把 { $name } 的值从 { $value } 提高到 { $raised }：对手可以把它变回 { $value }，一切如前。这是绕远路。
worth-law = SG 定理（斯普拉格 1935，格伦迪 1939）：常规规则下，每个公平组合游戏相当于一个尼姆堆，各部分按异或相加。
worth-law-tame = 驯顺游戏定理（康威《论数与博弈》第 12 章）：反常规则下必败，当且仅当异或和为 0 且有不小于 2 的 SG 值，或者异或和为 1 且没有这样的值。
worth-law-end = 仅凭规则可知：走最后一步的一方{ $misere ->
    [0] 赢
   *[other] 输
 }。
worth-law-mapped = 这张图从无路可走之处开始，逐处填成。
worth-law-searched = 由穷举搜索得出，至多 { $most } 个局面。
