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

## Why

blotto-outnumbered = { $who ->
    [own] 你能在每个据点都放 { $regiments } 个以上（不含 { $regiments }）的团，而对方一共只有 { $regiments } 个，所以你夺得
   *[other] 对方能在每个据点都放 { $regiments } 个以上（不含 { $regiments }）的团，而你一共只有 { $regiments } 个，所以对方夺得
 }全部 { $posts } 个据点{ $payoff ->
    [dresher] ，并击败所有的团：{ $regiments } + { $posts } = { $value }。没有哪种布阵付得更多
   *[fields] ，任何布阵至多付 { $value }
 }。
blotto-even = 双方各有 { $regiments } 个团，所以谁在一个据点弱多少，在另一个据点就强多少：怎样布阵都是平分。
blotto-ones = 若对方每个据点各放 1 个团，只有放了 2 个以上的据点才能夺得。一共只有 { $regiments } 个团，所以至少有同样多的据点是 0，那些据点就丢了。
blotto-coin = 掷硬币决定把 { $own } 个团全部放到哪个据点。若对方分成 a 与 b（都不小于 1，共 { $other } 个），你在那里得 a + 1 或 b + 1，在另一个据点失 1：平均为 ({ $other } + 2)/2 - 1 = { $value }。若对方把 { $other } 个团全放在一处，则为 ({ $other } + 1)/2 = { $more }。
blotto-mirror = 每种布阵与它的镜像同样频繁：所以面对全放在一处的 { $other } 个团，你平均失 { $value }，即 { $own } 的一半；别的布阵也拿不到更多。
blotto-posts-table = 设{ $who ->
    [own] 你在第一个据点放 x 个团，对方放 y 个。你
   *[other] 对方在第一个据点放 x 个团，你放 y 个。对方
 }在 x 大于 y 时夺得第一个据点，在 x 小于 y + { $apart } 时夺得第二个。所以{ $apart ->
    [1] x 等于 y 或 y + 1 时净胜 1，否则不胜不负。
   *[other] x 在 y 与 y + { $apart } 之间时净胜 2，等于其中之一时净胜 1，否则各得一个，不胜不负。
 }
blotto-posts-strong = 取 x = { $orders }{ $count ->
    [1] {""}
   *[other] ，概率各为 1/{ $count }
 }，{ $who ->
    [own] 你
   *[other] 对方
 }平均得 { $value }：从 0 到 { $most } 的每个 y，{ $apart ->
    [1] 恰好遇上其中一个 x，等于 y 或 y + 1。
   *[other] 或有一个这样的 x 在 y 与 y + { $apart } 之间，或有两个恰为 y 与 y + { $apart }。
 }
blotto-posts-weak = 取 y = { $orders }{ $count ->
    [1] {""}
   *[other] ，概率各为 1/{ $count }
 }，{ $who ->
    [own] 对方
   *[other] 你
 }平均至多失 { $value }：从 0 到 { $most } 的每个 x，{ $apart ->
    [1] 至多遇上其中一个 y，等于 x 或 x - 1。
   *[other] 至多在一个 y 与 y + { $apart } 之间，或至多是两个这样的间隔的端点。
 }
