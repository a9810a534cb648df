moore-nim-name = 摩尔尼姆
moore-nim-alias = 穆尔尼姆|Nim-K|尼姆 k 堆|穆尔|摩尔|多堆取子
moore-nim-promise = 一次可以从几堆里取。
moore-nim-rules = 桌上有若干堆石子。每步从一到 { $k } 堆里取石子，每堆任意枚，至少一枚。{ $misere ->
    [true] 取走最后一枚者负。
    [false] 取走最后一枚者胜。
   *[other] 取走最后一枚者胜；反常规则下取走最后一枚者负。
 }
moore-nim-notation = 各堆写作 3,4,5。一步减少一到 k 堆，按堆号顺序以逗号相连：1:3->1,3:5->0。
moore-nim-param-k = 一步至多减少几堆
moore-nim-param-misere = 取走最后一枚者负
moore-nim-panel-heaps = 各堆
moore-nim-panel-done = 不再动别的堆
moore-nim-note = 每步至多减少 { $k } 堆。
moore-nim-too-many = 不能一步减少 { $count } 堆，至多 { $k } 堆
moore-nim-order = 第 { $heap } 堆次序不对：每堆只写一次，堆号由小到大
moore-nim-too-long = 各堆的二进制位数合计超过 { $most }，超出能容纳的上限
moore-nim-too-many-heaps-at-once = 算出走法总数需要超过 { $most } 步：一步可动的堆太多
moore-nim-too-many-ways = 取胜走法太多，{ $most } 步之内数不完
moore-nim-tell = { $changes }

## Why

moore-nim-head-heap = 堆
moore-nim-head-column = 列
moore-nim-head-fixed = 其余各堆的 1
moore-nim-head-drop = 去掉 1 的堆
moore-nim-head-set = 已去掉高位 1 的堆所取的 1
moore-nim-head-left = 合计
moore-nim-finding = 求法：从最高位起逐位处理。去掉某一位上的 1 之后，这堆在更低的各位上可以任取 0 或 1。每一位上，先由这样的堆补足 { $modulus } 的倍数；补不成时，再选几堆去掉这一位上的 1。
moore-nim-ask-all = 还剩几堆？一步可以减少几堆？
moore-nim-look-all = 还剩 { $heaps } 堆，一步至多可以减少 { $k } 堆。
moore-nim-place-all = { $count ->
    [1] 只剩第 { $heaps } 堆，可以整堆取走。
   *[other] 只剩第 { $heaps } 堆，可以一起取完。
 }
moore-nim-move-all = 走 { $mv }：全部取完。
moore-nim-proof-all = 最后一枚由你取走，你赢。
moore-nim-claim-all = 剩下的 { $heaps } 堆可以一步取完，所以你当场取胜；{ $moves ->
    [1] 取胜走法只有一种
   *[other] 共有 { $moves } 种取胜走法
 }。
moore-nim-ask-large = 不少于 2 枚的有几堆？一步可以减少几堆？
moore-nim-look-large = 不少于 2 枚的有 { $heaps } 堆，单枚的有 { $ones } 堆，一步至多可以减少 { $k } 堆：所以能一步只留下单枚的堆。
moore-nim-claim-large = { $heaps ->
    [1] 只有一堆不少于 2 枚，一步就能处理它
   *[other] 不少于 2 枚的 { $heaps } 堆可以一步全部减少
 }，使剩下的都是单枚，个数比 { $modulus } 的倍数多一个：在反常规则下你能赢；{ $moves ->
    [1] 取胜走法只有一种
   *[other] 共有 { $moves } 种取胜走法
 }。
moore-nim-misere-claim-won = 有不少于 2 枚的堆，并且有的列里 1 的个数不是 { $modulus } 的倍数，所以在反常规则下你能赢；{ $moves ->
    [1] 取胜走法只有一种
   *[other] 共有 { $moves } 种取胜走法
 }。
moore-nim-misere-claim-lost = 有不少于 2 枚的堆，而每一列里 1 的个数都是 { $modulus } 的倍数，所以在反常规则下每一步都输。
moore-nim-law-misere = 反常规则只在结尾不同：只剩单枚的堆时，个数比 { $modulus } 的倍数多一个就必败。
moore-nim-ask = 把各堆写成二进制，上下对齐。哪些列里 1 的个数不是 { $modulus } 的倍数？
moore-nim-ask-ones = 只剩单枚的堆。以 { $modulus } 为一轮来数，剩几枚时轮到谁谁输？
moore-nim-look-odd = 最高的失衡列是权为 { $place } 的列：那里有 { $ones } 个 1，不是 { $modulus } 的倍数。
moore-nim-look-even = 每一列都平衡：1 的个数都是 { $modulus } 的倍数。
moore-nim-look-ones = 只剩单枚的堆，共 { $ones } 个。
moore-nim-place = 一步至多可以减少 { $k } 堆。{ $count ->
    [1] 减少第 { $heaps } 堆就能使各列平衡。
   *[other] 同时减少第 { $heaps } 堆就能使各列平衡。
 }
moore-nim-place-ones = { $k ->
    [1] 只能减少一堆。
   *[other] 最多可以同时减少 { $k } 堆。
 }{ $count ->
    [1] 减少第 { $heaps } 堆
   *[other] 同时减少第 { $heaps } 堆
 }，就留下合适个数的单枚堆。
moore-nim-place-none = 看你所改动的最高一列：那里少了 1 到 { $k } 个 1，凑不满 { $modulus } 的倍数。所以走后总有一列失衡。
moore-nim-place-none-ones = { $most ->
    [1] 你的一步取走 1 枚
   *[other] 你的一步取走 1 到 { $most } 枚
 }：剩下的个数就不比 { $modulus } 的倍数多一个了。
moore-nim-move = 走 { $mv }：这样每一列里 1 的个数都是 { $modulus } 的倍数。
moore-nim-move-ones = 走 { $mv }：这样剩下 { $ones } 个单枚的堆，比 { $modulus } 的倍数多一个。
moore-nim-stall = 面对完美的对手，每一步都输。只取一枚，把棋局拖长。
moore-nim-stall-last = 只能取走最后一枚，于是输掉。
moore-nim-proof-won = 对手改动的最高一列少了 1 到 { $k } 个 1，于是失衡。你从这一列起逐列向下恢复：设已减少 f 堆，而某列多出 r 个 1。f 不小于 { $modulus } - r 时，由这些堆补足所缺的 { $modulus } - r 个 1；否则再选 r 堆去掉这一列的 1，而 f + r 不超过 { $k }。全部取完时各列都平衡，而此时轮到对手。
moore-nim-proof-lost = 你走之后总有一列不是 { $modulus } 的倍数，对手又能使各列平衡，如此下去，直到桌面空空而轮到你走。
moore-nim-misere-proof-won = 无论对手减少什么，总有一列失去平衡，而且还有 2 枚以上的堆。再使各列平衡；如果那样就不剩 2 枚以上的堆，就改为只留单枚的堆，个数比 { $modulus } 的倍数多一个。最后一枚由对手取。
moore-nim-misere-proof-lost = 你走一步之后，总有一列不是 { $modulus } 的倍数，而且还有 2 枚以上的堆。对手再使各列平衡；如果那样就不剩 2 枚以上的堆，对手便改为只留单枚的堆，个数比 { $modulus } 的倍数多一个。最后一枚轮到你取。
moore-nim-misere-proof-left = { $ones ->
    [1] 那一枚是最后一枚，只好由对手来取。
   *[other] 对手取 t 枚，你就取 { $modulus } - t 枚。每一轮取走 { $modulus } 枚，最后一枚留给对手。
 }
moore-nim-misere-proof-ones = { $ones ->
    [1] 没有别的可取。
   *[other] 你取 t 枚，对手就取 { $modulus } - t 枚。每一轮取走 { $modulus } 枚，最后一枚留给你。
 }
moore-nim-claim-won = 有的列里 1 的个数不是 { $modulus } 的倍数，所以你能赢；共有 { $moves } 种取胜走法。
moore-nim-claim-lost = 二进制每一列里 1 的个数都是 { $modulus } 的倍数，所以每一步都输。
moore-nim-claim-ones-won = 只剩单枚的堆，共 { $ones } 个，不比 { $modulus } 的倍数多一个：最后一枚由对手取，你赢；共有 { $moves } 种取胜走法。
moore-nim-claim-ones-lost = 只剩单枚的堆，共 { $ones } 个，比 { $modulus } 的倍数多一个：最后一枚轮到你取，你输。
moore-nim-law = 摩尔定理（1910），对任意大小、任意堆数成立，这里 k = { $k }。
moore-nim-law-nim = k = 1 时就是尼姆，SG 值是异或和（布顿，1901）。
moore-nim-law-whole = 所有的堆可以同时减少，所以能留下任何更小的总数：SG 值就是石子总数。
moore-nim-law-one-more = { $modulus } 堆的 SG 值（詹金斯与梅伯里，1980）：最小的堆 m = { $least }，总数 u = { $total }，y = u - { $modulus }m = { $over }，z = 1 + y(y + 1)/2 = { $turn }；m 小于 z 时 SG 值为 u，否则为 z - 1 加上 m - z 除以 y + 1 的余数。{ $below ->
    [0] 这里 m 不小于 z
   *[other] 这里 m 小于 z
 }，SG 值为 { $value }。
moore-nim-law-table = 这里的 SG 值由规则逐个算出，其下至多 { $most } 个局面。
moore-nim-law-outcome = 这么多堆的 SG 值要逐个计算，而其下的局面超过 { $most } 个：只说谁胜。
