morris-name = 三子棋与六子棋
morris-alias = 莫里斯棋|莫里斯|三子磨坊棋|九子棋|直棋|三连走子
morris-promise = 先放子，再沿线走子。
morris-rules = 双方轮流把棋子放到点上，放完后每步把一枚子沿线移到相邻的空点。每方三子时，三子连成一线者胜。每方六子时，三子连线称为“成三”：成三的一方吃掉对方一枚子，只要有不在成三中的子就必须从中选取；只剩两子者负。无路可走者负。无休无止算和棋。
morris-notation = 从上到下写出各行，以 / 分隔，没有点的地方写 #，再写轮到的一方 W 或 B，最后写手中的子，轮到的一方在前：W../.B./... W @2-2。走法 b2 放一枚子，a1-a2 移动一枚子；后面加 xc3 表示吃子。
morris-param-men = 每方的子数：九点棋盘 3 枚，十六点棋盘 6 枚
morris-note = 轮到 { $side } 走。
morris-note-hand = 手中的子：白 { $white }，黑 { $black }。
morris-expect-side = 空格和轮到的一方 W 或 B
morris-no-board = { $rows } 乘 { $cols } 的棋盘既不是三子棋盘（3 乘 3），也不是六子棋盘（5 乘 5）
morris-no-points = 六子棋盘的点在两个方框及其连线上，其余写 #
morris-bad-hand = 双方轮流放子，白方先放：轮到白方时手中子数相同，轮到黑方时黑方多一枚
morris-too-many-men = 每方手中和棋盘上的子合计 { $men } 枚
morris-all-men = 每方 { $men } 子时不吃子：所有的子都在手中或棋盘上
morris-too-few-men = 每方至少剩两枚子，并且有一方至少三枚
morris-two-lines = 双方都已三子连线
morris-expect-point = 棋盘上的一个点
morris-not-own = { $point } 上没有 { $side } 的子
morris-takes-none = 这一步不吃子
morris-must-take = 这一步成三：请加 x 和所吃的子
morris-not-loose = 只能吃不在成三中的子，除非全都在成三中
morris-over = 棋局已经结束
morris-place-first = 子全部放完才能移动
morris-none-in-hand = 手中已没有子
morris-taken-point = 这个点不是空点
morris-not-next = 没有线一步通到那里
morris-tell-places = 在 { $to } { $form ->
    [did] 放了
   *[do] 放
 }一枚子
morris-tell-places-takes = 在 { $to } 放一枚子，{ $form ->
    [did] 吃了
   *[do] 吃
 } { $taken } 的子
morris-tell-moves = 把子从 { $from } { $form ->
    [did] 移到了
   *[do] 移到
 } { $to }
morris-tell-moves-takes = 把子从 { $from } 移到 { $to }，{ $form ->
    [did] 吃了
   *[do] 吃
 } { $taken } 的子
morris-too-many = 由此能产生的局面超过 { $most } 个，超出逆推的上限

## Why

morris-ask = 谁下一步能三子连线？谁会无路可走？
morris-does-row = { $row } 连成三子
morris-does-two = { $row } 连成三子，对方只剩两子
morris-does-shut = { $side } 的子都动不了
morris-does-open = 拆开 { $row }，好再连一次
morris-row-by = { $row }（走到 { $point }）
morris-look-mill = 对手就要连成{ $rows }，吃掉一子。{ $met ->
    [0] 你没有一步能阻止
   *[other] 你有 { $met } 种走法能阻止
}{ $takes ->
    [0] {""}
   *[other] ，另有 { $takes } 种走法先吃对方一子
}{ $counters ->
    [0] 。
   *[other] ，还有 { $counters } 种走法自己也就要连成一条。
}
morris-look-swing = 决定胜负的是一条开了又合的线：所列主线中，{ $own ->
    [0] 对手
   *[other] 你
}在第 { $numbers } 步连成 { $row }，每次都吃一子。
morris-look-shut = 决定胜负的不是连线，而是余地：{ $own ->
    [0] 对手现在还有 { $steps } 种走法，到所列主线的末尾，它的 { $men } 个子全都动不了。
   *[other] 你现在还有 { $steps } 种走法，到所列主线的末尾，你的 { $men } 个子全都动不了。
}
morris-rows = 只差一子的线：你的有{ $own }；对手的有{ $other }。
morris-row-near = { $row }（{ $from }-{ $point } 就能连成）
morris-row-far = { $row }（没有子能一步走到 { $point }）
morris-row-none = 无
