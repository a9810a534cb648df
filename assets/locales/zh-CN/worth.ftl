## Why

worth-claim-one-won = { $name } 的尼姆值是 { $value }，不是 0，所以你能赢；共有 { $moves } 种取胜着法。
worth-claim-one-lost = { $name } 的尼姆值是 0，所以每一步都输。
worth-claim-won = 所有尼姆值的尼姆和是 { $sum }，不是 0，所以你能赢；共有 { $moves } 种取胜着法。
worth-claim-lost = 所有尼姆值的尼姆和是 0，所以每一步都输。
worth-claim-tame-won = { $large ->
    [0] 所有尼姆值都是 0 或 1，尼姆和是 { $sum }，不是 1
   *[other] 有不小于 2 的尼姆值，尼姆和是 { $sum }，不是 0
 }，所以这局反常规则你能赢；共有 { $moves } 种取胜着法。
worth-claim-tame-lost = { $large ->
    [0] 所有尼姆值都是 0 或 1，尼姆和是 1
   *[other] 有不小于 2 的尼姆值，而尼姆和是 0
 }，所以这局反常规则每一步都输。
worth-claim-searched-won = 穷尽搜索表明，这局反常规则你能赢；共有 { $moves } 种取胜着法。
worth-claim-searched-lost = 穷尽搜索表明，这局反常规则每一步都输。
worth-ask-one = 你能留下哪些尼姆值？缺少的最小值是几？
worth-ask = 各部分的尼姆值是多少？它们的尼姆和是多少？
worth-ask-tame = 哪些部分的尼姆值不小于 2？全部的尼姆和是多少？
worth-ask-searched = 你的哪一步能让对手没有好的应对？
worth-look-one = { $name } 的尼姆值是 { $value }：它是一步所能留下的各个值中缺少的最小数。
worth-look = 尼姆和是 { $sum }，最高的奇列是 { $place } 位。
worth-look-even = 尼姆和是 0：各尼姆值写成二进制，每一列都是偶数。
worth-look-tame = 尼姆值不小于 2 的部分有 { $large } 个；全部的尼姆和是 { $sum }。
worth-look-searched = 按常规规则，尼姆和是 { $sum }，你会{ $sum ->
    [0] 输
   *[other] 赢
 }。反常规则下走最后一步的人输，这里你{ $won ->
    [0] 输
   *[other] 赢
 }。
worth-look-misere = 反常规则：走最后一步的人输。最后一步会轮到谁？
worth-place = 看 { $name }：它的尼姆值 { $value } 要变成 { $wanted }。
worth-place-searched = 这一步在 { $name } 那一部分。
worth-place-alone = 只有一个部分，它的 { $total } 种着法中有 { $moves } 种取胜。
worth-place-none = 没有哪一部分能帮忙：无论你改变什么，对手都能补救。
worth-place-none-misere = 没有哪一部分能帮忙：结束棋局的一步当场就输，其余每一步对手都有应对。
worth-place-last = 每一步都会结束棋局，而谁结束谁就输。
worth-move = 走 { $mv }：{ $told }，那里的尼姆值变为 { $wanted }，尼姆和变为 0。
worth-move-tame = 走 { $mv }：{ $told }，那里的尼姆值变为 { $wanted }。{ $large ->
    [0] 这时所有尼姆值都是 0 或 1，尼姆和是 { $sum }。
   *[other] 这时尼姆和是 { $sum }，并且仍有不小于 2 的尼姆值。
 }
worth-move-searched = 走 { $mv }：{ $told }。
worth-stall = 面对完美的对手，每一步都输。走 { $mv }，等对手出错。
worth-stall-last = { $moves ->
    [1] 你只能走 { $mv }
   *[other] { $moves } 种着法都一样，就走 { $mv } 吧
 }，之后对手就赢了。
worth-proof-won = 尼姆和为 0 时，每一步都改变一个尼姆值，尼姆和便不再是 0；这时总有一部分能走到使它重新为 0 的值。如此下去，直到对手无子可动。
worth-proof-lost = 你的每一步都使尼姆和不再是 0；对手总有应对把它恢复为 0，如此下去，直到你无子可动。
worth-proof-tame = 只要还有不小于 2 的尼姆值，胜方就留下尼姆和 0；消去最后一个这样的值时，使各值都是 0 或 1 而尼姆和为 1。此后每来回一步都保持如此。
worth-proof-searched-won = 对手的每一步，只要不结束棋局，你都有应对使对手重新处于必败态{ $hidden ->
    [0] 。
   *[other] ；另有 { $hidden } 步没有列出。
 }
worth-proof-searched-lost = 你的每一步，只要不结束棋局，对手都有应对使你重新处于必败态{ $hidden ->
    [0] 。
   *[other] ；另有 { $hidden } 步没有列出。
 }
worth-proof-searched-end = 此后对手无论怎么走都是最后一步，走了就输。
worth-proof-given-away = 有 { $lost } 种着法断送胜局：对手有应对把尼姆和 0 留给你，或者当场取胜{ $hidden ->
    [0] 。
   *[other] ；其中 { $hidden } 种未列出。
 }
worth-law = 斯普拉格（1935）与格伦迪（1939）定理：常规规则下，每个无偏游戏相当于一个尼姆堆，各部分按尼姆和相加。
worth-law-tame = 驯服游戏定理（康威《论数与博弈》第 12 章）：反常规则下必败，当且仅当尼姆和为 0 且有不小于 2 的尼姆值，或者尼姆和为 1 且没有这样的值。
worth-law-searched = 由穷尽搜索得出，至多 { $most } 个局面。
