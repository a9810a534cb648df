blotto-name = 布洛托上校博弈
blotto-alias = 上校布洛托|布洛托|博雷尔|排兵布阵
blotto-promise = 把兵力分到各个据点。
blotto-rules = 两位上校同时把全部团分到同样的据点。较强的一方夺得据点，兵力相等则都不得。按据点计分时每个据点值 1；按德雷舍计分时，较强的一方得到在那里击败的团数再加 1。先手从后手那里赢得差额。
blotto-notation = 写作 4,3，表示己方和对方的团数。走法把己方全部团分到各据点，如 3,1。后面的 ?2 表示装有先手命令的信封，@3,1-0,3 表示双方的命令。
blotto-param-posts = 据点的个数
blotto-param-payoff = fields：每个据点值 1；dresher：得击败的团数再加 1
blotto-too-large = { $regiments } 个团在这里太多：最多容纳 { $most } 种分法。
blotto-wrong-sum = 这里共有 { $sum } 个团
blotto-expect-sum = 全部 { $regiments } 个团，可以有 0
blotto-tell = { $form ->
    [did] 派出了
   *[do] 派出
 } { $way }
