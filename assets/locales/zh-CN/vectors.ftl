vectors-name = 沿向量走
vectors-alias = 箭头|向量|格点
vectors-promise = 沿箭头移动棋子。
vectors-rules = 一枚棋子放在至多有三个自然数坐标的点上，也可以看作堆。每步沿给定向量之一走一次或连续若干次，坐标不得小于 0。有标记时：-1,0* 可以重复，-3,0 只走一次，-2,-1+-1,-1* 先走前一个一次，再走后一个任意多次。{ $misere ->
    [true] 无法行动者胜。
    [false] 无法行动者负。
   *[other] 无法行动者负；反常规则下无法行动者胜。
 }
vectors-notation = 点写作 5,7 或 3,4,6；只有一堆时写作 12。走法写出前后两点：5,7->4,7。
vectors-param-moves = 各向量，如 -1,0/0,-1/-1,-1；一堆时如 -1/-4；带标记时如 -1,0*/-3,0
vectors-param-times = 没有标记时，一步可把向量重复多少次：any（或 k），或一个数
vectors-param-misere = 无法行动者胜
vectors-param-stop-sum = 坐标之和不超过此数时无步可走；0 表示没有这种终局
vectors-param-stop-empty = 有一堆为空时无步可走
vectors-param-forbid = 不得留下的局面：nothing（不限）、equal（两堆相等且非空）、both-odd（两堆都是奇数）
vectors-marked = 每步沿下列向量之一走一次，带星号的可重复任意多次：{ $moves }。
vectors-stop-sum = 坐标之和不超过 { $sum } 时对局结束。
vectors-stop-empty = 有一堆为空时对局结束。
vectors-forbid-equal = 不得留下两个相等的堆，两堆都空除外。
vectors-forbid-odd = 不得留下两个都是奇数的堆。
vectors-too-many = 可任意重复的向量至多 { $most } 个
vectors-any = 每步把下列向量之一重复任意多次：{ $moves }。
vectors-at-most = 每步沿下列向量之一走，至多 { $times } 次：{ $moves }。
vectors-goes = { $form ->
    [did] 走到了
   *[do] 走到
 } { $to }
vectors-no-move = 没有向量能从 { $from } 走到 { $to }
vectors-is-not = 棋子在 { $at }，不在 { $told }
vectors-endless = 用这些向量可能永远走不完：没有一组正的权使每个向量都下降
vectors-too-long = 向量的坐标至多是 { $most }
vectors-uneven = 各向量的坐标个数须与第一个相同
vectors-expect = 向量，如 -1,0/0,-1；一堆时如 -1/-4
vectors-expect-times = any、k，或不小于 1 的数

## Why

vectors-law = 坐标较小的各点的值都直接由这些向量逐个算出。
vectors-nim-won = { $point } 的坐标异或和是 { $sum }，不是 { $misere }，所以{ $misere ->
    [0] {""}
   *[other] 这局反常规则
 }你能赢；共有 { $moves } 种取胜走法。
vectors-nim-lost = { $point } 的坐标异或和是 { $misere }，所以{ $misere ->
    [0] {""}
   *[other] 这局反常规则
 }每一步都输。
vectors-nim-ask = 各坐标的异或和是多少？哪一步使它变为 { $misere }？
vectors-nim-look = 坐标的异或和是 { $sum }。必败点恰好是异或和为 { $misere } 的点{ $misere ->
    [0] { $heaps ->
        [2] ，也就是两者相等的点。
       *[other] 。
    }
   *[other] ：0,1、2,3、4,5 等等，两个坐标也可以对调。
 }
vectors-nim-place = 看第 { $heap } 个坐标：{ $value } 要变成 { $wanted }，使异或和为 { $misere }。
vectors-nim-place-slant = 只降一个坐标，异或和到不了要的数：这一步要斜走。
vectors-nim-place-none = 异或和是 { $misere }，而每一步都会改变它。
vectors-nim-move = 走 { $mv }：异或和变为 { $misere }。
vectors-nim-proof = 从异或和 { $misere } 出发，每一步都走到别的异或和，而从那里总有一步能回到 { $misere }，{ $misere ->
    [0] 直到无路可走。
   *[other] 若已无路可走，则已获胜。
 }
vectors-nim-law = SG 值就是坐标的异或和，与尼姆相同：减小一个坐标可以得到任何更小的异或和，而斜走一定改变异或和。{ $heaps ->
    [2] 斜走减去的两个数中，有一个最低的 1 比另一个的低：那一位在一个坐标中改变，而在另一个中不变。
   *[other] 斜走减去的各数中，末尾 1 位最低的有奇数个，所以异或和的那一位改变。
 }
vectors-nim-law-misere = 反常规则：没有一步保持异或和 1。异或和不小于 2 时，把较大的坐标减小到较小的坐标二进制末位取反所得的数；两个坐标是相等的奇数时，把一个降 1；是相等的偶数时，斜走，退 2 和 1。都为 0 时无路可走，则已获胜。
vectors-steps-claim = 每一步取走的都是 { $step } 的倍数。{ $point } 除以 { $step }，商为 { $counts }，{ $lost ->
    [yes] 由此怎么走都输。
   *[no] 你可以留下必败的商。
 }
vectors-steps-ask = 每一步取走的数都能被哪个数整除？各堆除以它，商是多少？
vectors-steps-look = { $point } 除以 { $step }：商为 { $counts }，余数 { $rests } 始终不变。所以只看商。
vectors-steps-place = 要留下的商：{ $left }。
vectors-steps-none = 没有一步能留下必败的商。
vectors-steps-move = 走 { $mv }：留下商 { $left }，{ $lost ->
    [yes] 对手由此取胜；你能留下的其他商也都如此。
   *[no] 它是必败的。
 }
vectors-steps-proof = 行为第 1 堆的商，列为第 2 堆的商：轮到的一方在 P 必败，在 N 能赢。从 P 每一步都走到 N，从 N 有一步走到 P{ $misere ->
    [0] 。
   *[other] ，或者已无路可走而获胜。
 }
vectors-steps-head = 商
vectors-steps-law = 已逐一验证小于 { $most } 的全部商。更大的商与减去 { $period } 后的商走法相同，因此对一切商成立。
