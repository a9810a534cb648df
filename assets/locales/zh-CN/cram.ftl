cram-name = 填骨牌
cram-alias = 骨牌|多米诺填充
cram-promise = 摆骨牌，摆到摆不下。
cram-rules = 双方轮流把骨牌竖着或横着摆在相邻的两个空格上。{ $misere ->
    [true] 摆不下的一方赢。
    [false] 摆不下的一方输。
   *[other] 摆不下的一方输；反常规则下摆不下的一方赢。
 }
cram-notation = 自上而下逐行书写，用 / 隔开：. 是空格，# 已占。走法写骨牌的两端，如 a1-b1。
cram-param-rows = 空棋盘的行数
cram-param-cols = 空棋盘的列数
cram-param-misere = 摆不下者胜
cram-note = 摆不下骨牌者负。
cram-note-misere = 反常规则：摆不下骨牌者胜。
cram-tell = 在 { $domino } { $form ->
    [did] 摆了
   *[do] 摆
 }一张骨牌
cram-too-large = 空格多于 { $cells } 个的一块不再搜索；要记住的块多于 { $most } 个也不再搜索
cram-too-large-misere = 反常规则下，各块空格合计多于 { $cells } 个就不再搜索；要记住的局面多于 { $most } 个也不再搜索
cram-only-turn = 先手摆 { $domino }，此后总摆对手那张转半圈后的位置，即可取胜；但一块的空格多于 { $cells } 个时，还有哪些走法取胜便无从得知
cram-table = 表最大到 { $most } 行 { $most } 列的棋盘

## Why

cram-claim-won = 靠转半圈你能赢；共有 { $moves } 种取胜走法。
cram-claim-lost = 每一步都输：每张骨牌转半圈都有对应的一张来应。
cram-claim-one = { $misere ->
    [0] 你赢：唯一的一步就是最后一步。
   *[other] 你输：唯一的一步就是最后一步。
 }
cram-ask-one = 还摆得下几张骨牌？最后一张由谁摆？
cram-look-one = 只摆得下一张，之后再也摆不下。
cram-place-one = 注意 { $cells }：其余空格都孤立。
cram-move-one = 摆 { $domino }，棋局随即结束。
cram-law-one = 走最后一步的一方{ $misere ->
    [0] 赢
   *[other] 输
 }。
cram-parts-after = 此后剩下 { $parts } 块，每块不论怎么摆都恰好摆下这么多张。
cram-each-after = 接着无论摆哪一张，剩下的各块还能摆这么多张：
cram-head-pieces = 剩下的块：张数
cram-ask = 绕棋盘中心转半圈，棋盘看起来怎样？
cram-look-almost = 除了一张骨牌的位置，棋盘转半圈后看起来一样。
cram-look-paired = 棋盘转半圈后看起来一样，而且没有哪张骨牌与它转过去的位置有公共格。
cram-place = 看 { $cells } 这两格：它们转过去的格已被占，或者两格互为对方转过去的格。
cram-place-none = 没有正确的地方：{ $moves } 种走法全输。
cram-move = 摆 { $domino }：剩下的转半圈后看起来一样，每张骨牌都另有对应的一张。
cram-stall = 面对完美的对手，每一步都输。可以试试 { $domino }。
cram-proof-won = 对手每摆一张，你就摆它转半圈后的那张，所以你绝不会先摆不下。
cram-proof-lost = 你每摆一张，对手就摆它转半圈后的那张，所以先摆不下的是你。
cram-proof-end = 此后再也摆不下骨牌，对手输了。
cram-head-domino = 骨牌
cram-head-image = 对应
cram-law-turn = 配对策略（定理，加德纳 1974）：转半圈后看起来一样、又没有哪张骨牌与它转过去的位置有公共格的局面，轮到谁谁输。
cram-law-search = 空格不多于 { $cells } 个的块，其 SG 值由完全搜索证明，最多记住 { $most } 个块。
cram-law-misere = 反常规则下转半圈没有用：总是最后应的一方走了最后一步，反而输。
