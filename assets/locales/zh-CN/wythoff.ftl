wythoff-name = 威佐夫博弈
wythoff-alias = 威佐夫|两堆石子|黄金分割|威氏博弈
wythoff-promise = 两堆石子，三种取法。
wythoff-rules = 桌上有两堆石子。每步从一堆里取走任意枚，或同时从两堆里取，每堆至少一枚，此时两个数目之差必须小于 t（t = 1 时数目相同）。{ $misere ->
    [true] 取走最后一枚者负。
    [false] 取走最后一枚者胜。
   *[other] 取走最后一枚者胜；反常规则下取走最后一枚者负。
 }放到棋盘上，就是一枚皇后走向角落。
wythoff-notation = 两堆写作 6,9。走法写出之前和之后的两堆：6,9->4,7。
wythoff-param-t = 同时从两堆取时，两个数目之差小于此数
wythoff-param-misere = 取走最后一枚者负
wythoff-expect-two = 两堆，如 6,9
wythoff-not-there = 现在两堆是 { $here }，不是 { $told }
wythoff-lowers-nothing = { $left } 没有变少：一步要减少一堆或两堆，任何一堆都不能增加
wythoff-uneven = { $first } 与 { $second } 相差太多：同时从两堆取时，两个数目之差必须小于 { $t }
wythoff-both-alike = 同时从两堆取时，数目必须相同。
wythoff-both-near = 同时从两堆取时，两个数目之差必须小于 { $t }。
wythoff-queen = 皇后所在的列是第 1 堆，所在的行是第 2 堆。
wythoff-takes-both = 从第 1 堆取 { $first } 枚，从第 2 堆{ $form ->
    [did] 取了
   *[do] 取
 } { $second } 枚

## Why

wythoff-ask = 哪些数对轮到谁走谁就输？你能走到其中的哪一个？
wythoff-ask-all = 剩下的能不能一步取完？
wythoff-look-all = { $a ->
    [0] 一堆已空，另一堆有 { $b } 枚。
   *[other] 两堆有 { $a } 枚和 { $b } 枚：相差不多，可以一起取走。
 }
wythoff-place-all = 所以可以一枚不留。
wythoff-move-all = { $move }：全部取完。
wythoff-claim-all = 剩下的可以一步取完，所以你能赢；{ $moves ->
    [1] 取胜走法只有一种
   *[other] 共有 { $moves } 种取胜走法
 }。
wythoff-list = 必败的数对（奇异局势）：a 是前面没出现过的最小自然数，b = a + k。
wythoff-list-many = 必败的数对（奇异局势）：a 是前面没出现过的最小自然数，b = a + { $t }k。
wythoff-list-misere = 必败的数对：头两对是 2,2 和 0,1；此后 a 是前面没出现过的最小自然数，b = a + k。
wythoff-list-misere-many = 必败的数对：a 是前面没出现过的最小自然数，b = a + { $t }k + 1。
wythoff-place-keeps = 第 { $heap } 堆可以不动：{ $size } 属于第 { $k } 对，它的搭档 { $other } 够得着。
wythoff-place-both = 两堆同时减少：第 { $k } 对，差为 { $difference }，够得着。
wythoff-place-none = 两堆都非动不可：{ $a } 和 { $b } 没有别的搭档。也不能两堆同减：差接近 { $difference } 的更小数对都够不着。
wythoff-move = { $move }，留下 { $left }，即表中第 { $k } 对。
wythoff-all = 全部取胜走法：{ $moves }。
wythoff-stall = 面对完美的对手，每一步都输。可以{ $move }，把棋局拖长。
wythoff-stall-last = 你只有这一步：{ $move }；然后对手无法行动，对手胜。
wythoff-proof-won = 每个数恰好出现在一对里，各对的差又隔得够远，同时减少两堆走不到另一对。所以对手只能离开这张表，而从表外总有一步回到表内。
wythoff-proof-won-misere = 每个数恰好在一对里，各对的差又隔得够远，同时减少两堆到不了另一对。所以对手只好离开这张表。如果取走了最后一枚，你已胜；否则总有一步能回到表里。
wythoff-proof-end = 一枚不剩：对手无法行动，你已胜。
wythoff-proof-lost = 一堆不动，另一堆就离开了它唯一的搭档；两堆同取，差不变，而这个差只属于这一对。所以每一步都离开这张表，对手再走回表内。
wythoff-proof-lost-many = 一堆不动，另一堆就离开了它唯一的搭档；两堆同取，差的变化小于 { $t }，不足以走到另一对。所以每一步都离开这张表，对手再走回表内。
wythoff-proof-lost-misere = 每个数恰好在一对里，各对的差又隔得够远，同时减少两堆到不了另一对。所以每一步都离开这张表。如果取走了最后一枚，对手已胜；否则对手就回到表里。
wythoff-claim-won = 这两堆不在表中，所以你能赢：留下 { $a } 和 { $b }，即第 { $k } 对。{ $moves ->
    [1] 取胜走法只有这一种。
   *[other] 取胜走法共有 { $moves } 种。
 }
wythoff-claim-lost = { $a } 和 { $b } 是第 { $k } 个奇异局势（必败的数对）：每一步都输。
wythoff-misere-one = 反常规则：0,1 必败，因为只能取走最后一枚；0,0 和 1,2 变为必胜，由 2,2 补上。从 3,5 起与常规规则的表相同。
wythoff-misere-many = 反常规则：0,1 必败，因为只能取走最后一枚。表从它的差 1 开始，与常规规则的表不同。
wythoff-law = 威佐夫定理（1907），对任意大小的两堆成立：a 是 k 乘黄金比后向下取整。
wythoff-law-many = 弗兰克尔定理（1982），对任意大小的两堆成立：t = { $t } 时，a 是 k 乘 (2 - t + √(t² + 4))/2 后向下取整。
wythoff-law-misere = 弗兰克尔定理（1984），对任意大小的两堆成立：从 3,5 起，a 是 k 乘黄金比后向下取整。
wythoff-law-misere-many = 弗兰克尔定理（1984），对任意大小的两堆成立：t = { $t }，记 α = (2 - t + √(t² + 4))/2，a 是 kα + 1/α 向下取整。
