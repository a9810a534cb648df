euclid-name = 欧几里得游戏
euclid-alias = 辗转相除|欧几里得|更相减损
euclid-promise = 从大数里减小数的倍数。
euclid-rules = 有两个正整数。每步从较大的数里减去较小的数的若干倍，至少一倍。以零结束时，有一个数变为 0 就停，造成 0 者胜；以相等结束时，任何一个数都不能变为 0，使两数相等者胜。
euclid-notation = 两个数写作 25,7。走法 2 表示从大数里减去小数的 2 倍。
euclid-param-end = 何时结束：zero，有一个数是 0；equal，两数相等
euclid-ends-zero = 使一个数变为 0 者胜。
euclid-ends-equal = 任何一个数都不能变为 0；使两数相等者胜。
euclid-expect-two = 两个正整数，如 25,7
euclid-is-zero = 这里不能是 0
euclid-tell = 从 { $large } 里{ $form ->
    [did] 减去了
   *[do] 减去
 } { $small } 的 { $times } 倍
euclid-not-allowed = 不能从 { $large } 里减去 { $small } 的 { $times } 倍，只能减 1 到 { $most } 倍

## Why

euclid-ask = 大数里含有几个小数？只有一个，还是有选择的余地？
euclid-look = { $large } = { $quotient } × { $small } + { $rest }：{ $choices ->
    [1] 只能减去 { $small } 一次，没有选择。
   *[other] 可以减去 { $small } 的 1 到 { $choices } 倍。
 }
euclid-head-pair = 数对
euclid-head-quotient = 商
euclid-head-value = SG 值
euclid-place-none = 大数里只含有一个 { $small }：没有选择。
euclid-forced = 唯一的一步是减去一个 { $small }，留下 { $rest } 与它作伴，而这一对轮到谁走谁赢。
euclid-place-end = 可以就此结束：在那里留下 { $left }。
euclid-place-all = { $small } 与 { $rest } 这一对，轮到谁走谁输。能减多少就减多少。
euclid-place-but-one = { $small } 与 { $rest } 这一对，轮到谁走谁赢。要让对手把它送给你。
euclid-move = 减去 { $small } 的 { $times } 倍，留下 { $left }。
euclid-proof-end = 棋局就此结束，你赢了。
euclid-proof-forced = 唯一的走法留下 { $small } 和 { $rest }，轮到谁走谁输。
euclid-proof-all = 选择权在你手里，而 { $small } 与 { $rest } 正是轮到谁走谁输的一对。
euclid-proof-but-one = 面对 { $left } 与 { $small } 只有一步可走：{ $left } 里只含有一个 { $small }，减去后留下 { $rest }。所以对手只能把那一对送给你。
euclid-proof-lost = 谁的商不小于 2，谁就决定由谁来面对下一对。你的商是 1，而你留下的那一对轮到谁走谁赢。
euclid-claim-divides = { $large } 里恰好含有 { $quotient } 个 { $small }，没有余数，所以你一步就赢（SG 值 { $value }）。
euclid-claim-won = { $large } 大于 { $small } 的黄金比倍（SG 值 { $value }），所以你能赢，而且只有一步能赢。
euclid-claim-lost = { $large } 在 { $small } 与它的黄金比倍之间，所以你唯一的一步也输。
euclid-law-zero = 定理（科尔与戴维，1969），对任意大小的数成立：轮到的一方必胜，当且仅当大数大于小数的黄金比 (1 + √5)/2 倍，或两数相等。
euclid-law-equal = 定理，对任意大小的数成立：轮到的一方必胜，当且仅当大数大于小数的黄金比 (1 + √5)/2 倍。
euclid-law-values-zero = SG 值由最后一次除法逐级往上算：没有余数时，值就是商。有余数时，设小数与余数这一对的值是 v，则各走法依次留下 v，以及跳过 v 的 0、1、2……；所以值是商，若商不大于 v 则减一。
euclid-law-values-equal = SG 值由最后一次除法逐级往上算：没有余数时，值是商减一。有余数时，设小数与余数这一对的值是 v，则各走法依次留下 v，以及跳过 v 的 0、1、2……；所以值是商，若商不大于 v 则减一。尼瓦施（2006）：它等于 |a/b - b/a| 向下取整。
