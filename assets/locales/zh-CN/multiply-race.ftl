multiply-race-name = 乘法竞赛
multiply-race-alias = 乘法游戏|连乘
multiply-race-promise = 连乘，先到目标者胜。
multiply-race-rules = 只有一个数，开始是 1。每步把它乘以规定范围内的一个因数。首先达到或超过目标者胜。
multiply-race-notation = 这个数写作 24。走法就是所乘的因数。
multiply-race-param-target = 要达到的数
multiply-race-param-low = 最小的因数
multiply-race-param-high = 最大的因数
multiply-race-panel-number = 数
multiply-race-panel-factors = 因数
multiply-race-note = 目标是 { $target }；因数从 { $low } 到 { $high }。首先达到目标者胜。
multiply-race-not-allowed = 不能乘以 { $factor }，只能乘以 { $low } 到 { $high }
multiply-race-tell = { $form ->
    [did] 乘了
   *[do] 乘以
 } { $factor }，得 { $product }

## Why

multiply-race-ask = 这个数还要扩大几倍（向上取整）？哪些倍数轮到谁走谁输？
multiply-race-look = { $target } / { $number } 向上取整得 { $need }，就是还差的倍数。每步把它除以因数再向上取整；倍数为 1 就到了目标。
multiply-race-head-from = 倍数从
multiply-race-head-to = 到
multiply-race-head-outcome = 轮到的一方
multiply-race-place = 还差 { $from } 到 { $to } 倍时，轮到谁走谁输：留下其中一个。
multiply-race-place-last = 还差 { $need } 倍，一个因数就够。
multiply-race-place-none = 你的因数只能留下 { $least } 到 { $most } 倍，全都落在下面的必胜区里。
multiply-race-move = 乘以 { $factor }：数变为 { $product }，还差 { $need } 倍。
multiply-race-move-last = 乘以 { $factor }：{ $product } 达到目标。
multiply-race-stall = 面对完美的对手，每个因数都输。乘以 { $factor }，把竞赛拖长。
multiply-race-proof-won = 从必败区出发，每个因数都落进下面的必胜区；从那里总有一个因数走进再下一个必败区，直到目标。
multiply-race-proof-last = 已达到目标，竞赛结束。
multiply-race-proof-lost = 在下面的必胜区里，对手总有一个因数把再下一个必败区留给你，直到目标。
multiply-race-claim-won = 还差 { $need } 倍，在 { $from } 到 { $to } 的必胜区里，所以你能赢；共有 { $moves } 个取胜的因数。
multiply-race-claim-lost = 还差 { $need } 倍，在 { $from } 到 { $to } 的必败区里，所以每个因数都输。
multiply-race-law = 定理（归纳法）：各区的终点轮流乘以 { $high } 和 { $low }；1 必败，到 { $high } 为止必胜，到 { $high } × { $low } 为止必败，如此下去。
multiply-race-law-values = 必胜区里的 SG 值，是下方必败区的终点（1、{ $high } × { $low }、……）要乘几次 { $low } 才达到所差的倍数；必败区里是 0（同一归纳法）。
