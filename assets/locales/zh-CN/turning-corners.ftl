turning-corners-name = 翻四角
turning-corners-alias = 尼姆积|尼姆乘法|四角
turning-corners-promise = 翻动矩形的四个角。
turning-corners-rules = 硬币放在棋盘的格子上。每步选一个至少两行两列的矩形，翻动它的四个角；最下最右的那个角必须由正面翻成反面。{ $misere ->
    [true] 无法翻动者胜。
    [false] 无法翻动者负。
   *[other] 无法翻动者负；反常规则下无法翻动者胜。
 }
turning-corners-notation = 从上到下写出各行的 H 和 T，以 / 分隔，如 TT/TH。走法写出矩形的第一个角和最后一个角，如 a1-b2。
turning-corners-param-rows = 棋盘的行数
turning-corners-param-cols = 棋盘的列数
turning-corners-param-misere = 无法翻动者胜
turning-corners-last-wins = 无法翻动者负。
turning-corners-last-loses = 反常规则：无法翻动者胜。
turning-corners-turns = { $form ->
    [did] 翻了
   *[do] 翻
 } { $cells }
turning-corners-no-rectangle = 第一个角必须在最后一个角的左上方
turning-corners-shows-tails = { $cell } 是反面，而最后一个角必须是正面
turning-corners-beyond-table = 列到 { $size } 的表太大；最多到 { $most }
turning-corners-too-wide = 从 b2 到有正面的最后一行一列共 { $cells } 格；反常规则最多搜索 { $most } 格

## Why

turning-corners-map = 各列各行上单独一枚正面的值；标出的是现有的正面。每个值都是一步所不能留下的最小数：取它左上方的每个矩形，其余三角的异或和中缺少的最小数。
turning-corners-law = 格子呢定理（Tartan theorem，康威；《稳操胜券》第 14 章）：这是两个一行游戏的乘积，所以列 x、行 y（从 0 数起）上的正面，值为 x 与 y 的尼姆积；各枚正面按异或相加。这里 { $cell } 的值是 { $x } ⊗ { $y } = { $value }。
