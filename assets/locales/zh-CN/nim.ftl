nim-name = 尼姆博弈
nim-alias = 尼姆|取石子|反尼姆|布顿|拈
nim-promise = 只从一堆里取。
nim-rules = 桌上有若干堆石子。每步从其中一堆取走任意枚，至少一枚。{ $misere ->
    [true] 取走最后一枚者负。
    [false] 取走最后一枚者胜。
   *[other] 取走最后一枚者胜；反常规则下取走最后一枚者负。
 }
nim-notation = 各堆写作 3,5,7。走法 2:5->1 表示第 2 堆由 5 变为 1。
nim-param-misere = 取走最后一枚者负

## Why

nim-ask = 把各堆写成二进制，上下对齐。哪些列里有奇数个 1？
nim-look-odd = 异或和是 { $sum }：它的每个 1 就是一个奇数列。最高的奇数列是 { $place } 那一位。
nim-look-even = 每一列都有偶数个 1：异或和为 0。
nim-place = 第 { $heap } 堆有 { $size } 枚，权为 { $place } 的二进制位是 1。只有这样的堆，取走若干枚后才能恰好翻转所有奇数列。
nim-place-none = 动哪一堆都没有用：无论怎么取，总有一列变成奇数。
nim-move = 在第 { $heap } 堆翻转所有奇数列：{ $size } ⊕ { $sum } = { $left }。取走 { $count } 枚，留下 { $left } 枚。
nim-stall = 面对完美的对手，每一步都输。只取一枚，把棋局拖长。
nim-stall-ones = 面对完美的对手，每一步都输。
nim-proof-odd = 翻转之后每一列都是偶数。对手动一堆，总会使某一列变奇，你再把它补成偶数。最后全部为 0，各列皆偶，轮到对手走。
nim-proof-even = 你动一堆，至少有一列变奇。其中最高的一列必有一堆是 1，对手在那一堆就能把各奇数列翻回偶数，如此下去，直到桌面空空而轮到你走。
nim-claim-odd = 各堆的异或和是 { $sum }，不为 0，所以你能赢；{ $moves ->
    [1] 取胜走法只有一种
   *[other] 共有 { $moves } 种取胜走法
 }。
nim-proof-last = 这样桌面已空：最后一枚由你取走，你赢。
nim-misere-claim-unbalanced = 有 { $large } 堆不少于 2 枚，而各堆的异或和是 { $sum }，不为 0，所以在反常规则下你能赢；{ $moves ->
    [1] 取胜走法只有一种
   *[other] 共有 { $moves } 种取胜走法
 }。
nim-misere-claim-balanced = 有 { $large } 堆不少于 2 枚，而二进制每一列都有偶数个 1，所以在反常规则下每一步都输。
nim-claim-even = 各堆的异或和是 0（二进制每一列都有偶数个 1），必败：每一步都输。
nim-misere-ask = 多于一枚的有几堆？恰好一枚的有几堆？
nim-misere-look = 多于一枚的有 { $large } 堆；恰好一枚的有 { $ones } 堆。
nim-misere-place = 第 { $heap } 堆决定最后剩下几个 1。
nim-misere-move = 在第 { $heap } 堆留下 { $left } 枚：这样剩下 { $ones } 个单枚的堆，是奇数，最后一枚归对手取。
nim-misere-claim-odd = { $ones ->
    [1] 只剩一枚：你只能取走它，于是输掉。
   *[other] 只剩单枚的堆，共 { $ones } 个，是奇数：最后一枚轮到你取，你输。
 }
nim-misere-claim-even = { $large ->
    [0] 剩下偶数个单枚的堆（{ $ones } 个）：最后一枚由对手取，你赢。
   *[other] 一堆定胜负（单枚的堆有 { $ones } 个）：把它减到使单枚的堆剩下奇数个，你就赢。
 }
nim-law = 布顿定理（1901），对任意大小、任意堆数成立。
nim-misere-law = 布顿定理（1901），对任意大小、任意堆数成立：反常规则下必败，当且仅当有不少于 2 枚的堆且每一列都有偶数个 1，或者每堆都只有一枚且共有奇数堆。
nim-misere-place-none = 每一堆都只有一枚：无论选哪一堆，每步都恰好取走一枚。
nim-misere-move-any = 随便取哪一枚，比如第 { $heap } 堆。
nim-misere-proof-even = 你动一堆，总有一列变奇。只要还有两堆多于一枚，对手就把各列补成偶数。等到只剩一堆多于一枚，必定轮到对手：对手把它减到 0 或 1，使单枚的堆剩下奇数个，最后一枚归你取。
nim-misere-proof-odd = 翻转之后各列皆偶，并且至少两堆多于一枚。对手每走一步，你都把各列补成偶数；等对手只留下一堆多于一枚时，把它减到 0 或 1，使单枚的堆剩下奇数个，最后一枚归对手取。
nim-misere-proof-ones = { $ones ->
    [1] 没有别的可取。
   *[other] 这谁也改变不了：一枚一枚地取，你取第一枚、第三枚……共 { $ones } 枚，最后一枚也是你取。
 }
nim-misere-proof-left = 这谁也改变不了：剩下的 { $ones } 枚一枚一枚地取，由对手先取，奇数枚的最后一枚归对手。
