chomp-name = 吃巧克力
chomp-alias = 巧克力|咬巧克力|盖尔|毒巧克力
chomp-promise = 咬巧克力，别咬有毒的那块。
chomp-rules = 一块由若干行、若干列小格组成的巧克力。每步咬一格，这一格连同它右边和下边的全部一起吃掉。左上角的 a1 有毒，不许咬：轮到谁时只剩这一格，谁就输。
chomp-notation = 自上而下写各行的格数，如 4,4,2，下面的行不比上面的长。走法 b2 表示咬的那一格：列字母从左数，行号从上数。
chomp-param-rows = 整块的行数
chomp-param-cols = 整块的列数
chomp-poison = a1 有毒，不许咬
chomp-gone = 那一格已经不在了
chomp-too-many-rows = 最多 { $most } 行，因为每一行都要写出来
chomp-expect-rows = 自上而下各行的格数，如 4,4,2
chomp-row-longer = 第 { $row } 行有 { $length } 格，而上一行只有 { $above } 格
chomp-expect-not-longer = 不超过 { $most } 格的一行
chomp-expect-cell = 一个格子，如 b2
chomp-note = 角上的 a1 有毒。
chomp-hidden = 下面还有 { $hidden } 行。
chomp-tell = { $form ->
    [did] 咬了
   *[do] 咬
 } { $cell }

## Why

chomp-claim-won = 你能赢：{ $total ->
    [1] 唯一的咬法就留下必败的形状
   *[other] { $total } 种咬法中有 { $moves } 种留下必败的形状
 }。
chomp-claim-lost = 这个形状必败：不论咬哪里，对手总能再留给你一个必败的形状。
chomp-ask = 咬哪里，能留下一个“对手每一口你都有应法”的形状？
chomp-ask-arms = 只剩一行一列了。在一条臂上咬一口，会影响另一条吗？
chomp-ask-two = 并排的两条，轮到对手时应当相差多少？
chomp-ask-equal = 横着和竖着一样长。咬哪一口，之后就能照样模仿？
chomp-look-arms = 除去有毒的那格，向右的臂有 { $right } 格，向下的臂有 { $down } 格：这就是两堆的尼姆。
chomp-look-rows = 两行分别有 { $first } 格和 { $second } 格。两行的形状，当且仅当第二行恰好少一格时必败。
chomp-look-columns = 两列分别有 { $first } 格和 { $second } 格。两列的形状，当且仅当第二列恰好少一格时必败。
chomp-look-equal = 第一行和第一列都是 { $length } 格。
chomp-look-rectangle = 完整的矩形总是先手赢。至于怎么咬，并没有现成的规律，得知道它能留下的那些形状各是胜是败。
chomp-look = 这个形状没有简短的规律可循：要在咬一口能得到的形状里找出必败的。
chomp-place = 看第 { $row } 行。
chomp-place-none = 哪里都不对：{ $moves } 种咬法全输。
chomp-move = 咬 { $cell }：剩下各行为 { $rows }，这个形状必败。
chomp-move-arms = 咬 { $cell }：剩下两条相等的臂，各 { $arm } 格。
chomp-move-poison = 咬 { $cell }：只剩下有毒的那格。
chomp-move-rows = 咬 { $cell }：剩下 { $first } 格和 { $second } 格两行，第二行恰好少一格。
chomp-stall = 面对完美的对手，哪一口都输。可以试试 { $cell }。
chomp-proof-arms = 一方在一条臂上咬多少，另一方就在另一条臂上咬多少：两臂又相等，直到只剩有毒的那格。
chomp-proof-end = 对手面前只剩有毒的那格。
chomp-proof-two = 不论咬哪里，总有一口能让第二条又恰好少一格；到最后只剩有毒的那格。
chomp-proof-won = 对手的每一口都有应法，使他再次面对必败的形状。每行末尾是必败的缘由：a1 是只剩有毒的那格，2 = 2 是两臂相等，3 = 2 + 1 是两行或两列而第二条少一格；空着的没有简短的规则。
chomp-proof-given-away = 其余的咬法会断送胜局，各有应着为证。
chomp-proof-lost = 你的每一口，对手都有应着，使你再次面对必败的形状。每行末尾是必败的缘由：a1 是只剩有毒的那格，2 = 2 是两臂相等，3 = 2 + 1 是两行或两列而第二条少一格；空着的没有简短的规则。
chomp-head-bite = 咬
chomp-head-answer = 应
chomp-head-leaves = 留下
chomp-head-why = 必败的缘由
chomp-law-arms = 两条臂就是尼姆：SG 值取异或和（定理，布顿 1901）。
chomp-law-two = 定理：并排的两条，当且仅当第二条恰好少一格时必败；别的情形一口就能变成这样，而这样的情形一口之后必不再是这样。
chomp-law-equal = 定理（盖尔 1974）：第一行与第一列等长时，咬 b2 留下两条相等的臂，此后在另一臂上照样模仿的一方绝不会先走投无路。
chomp-law-numbered = 已把这个形状里面的 { $shapes } 个形状逐一算清，由此证明。
chomp-law-stealing = 策略盗取：倘若咬最远的那一角会输，那么驳倒它的一口本来就可以第一步咬；所以多于一格的完整矩形先手必胜。这一论证只说明取胜的一口存在，从不指出是哪一口。
