vectors-name = 沿向量走
vectors-alias = 箭头|向量|格点
vectors-promise = 沿箭头移动棋子。
vectors-rules = 一枚棋子放在有一个或两个自然数坐标的点上，也可以看作堆。每步沿给定向量之一走一次或连续若干次，坐标不得小于 0。{ $misere ->
    [true] 无法行动者胜。
    [false] 无法行动者负。
   *[other] 无法行动者负；反常规则下无法行动者胜。
 }
vectors-notation = 点写作 5,7；只有一堆时写作 12。走法写出前后两点：5,7->4,7。
vectors-param-moves = 各向量，如 -1,0/0,-1/-1,-1；一堆时如 -1/-4
vectors-param-times = 一步可把向量重复多少次：any（或 k），或一个数
vectors-param-misere = 无法行动者胜
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
