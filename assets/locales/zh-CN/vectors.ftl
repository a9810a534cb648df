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

vectors-law = 所有更轻的点的值都只由向量算出；除这张表外不主张任何规律。
