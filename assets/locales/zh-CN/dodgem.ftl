dodgem-name = 碰碰车
dodgem-alias = 闪避车|闪避|汽车棋|科林·沃特
dodgem-promise = 抢先把车全部开出棋盘。
dodgem-rules = L 的车向右开，从右边离开；D 的车向上开，从上边离开。每步把自己的一辆车开一格：向前，或向行进方向的两侧，不能后退，只能开到空格。棋盘上没有自己的车者胜。轮到走而有车却无路可走者也胜：可以挡，但要给对方留一步。无休无止算和棋。
dodgem-notation = 从上到下写出各行，以 / 分隔，再写轮到的一方 L 或 D：L./.D L。走法 a1-b1 写出起点和终点；c2-off 表示开出棋盘。
dodgem-param-size = 开局棋盘的行数和列数
dodgem-note = 轮到 { $side } 走。
dodgem-note-blocked = 没有车者胜；轮到走却无路可走者也胜。
dodgem-expect-side = 空格和轮到的一方 L 或 D
dodgem-not-square = { $rows } 乘 { $cols } 的棋盘不是至少 2 乘 2 的正方形
dodgem-no-cars = 棋盘上没有车
dodgem-too-many-cars = 这样的棋盘上每方至多 { $most } 辆车
dodgem-not-own = { $cell } 上没有 { $side } 的车
dodgem-taken = 那里有车
dodgem-no-way-left = L 每步向右、上或下开一格，只能从右边离开
dodgem-no-way-down = D 每步向上、左或右开一格，只能从上边离开
dodgem-too-many = 这种棋盘上这么多车的局面超过 { $most } 个，超出逆推的上限
dodgem-tell = 把 { $side } 从 { $from } { $form ->
    [did] 开到了
   *[do] 开到
 } { $to }
dodgem-tell-off = 把 { $side } 从 { $from } { $form ->
    [did] 开出了
   *[do] 开出
 }棋盘

## Why

dodgem-ask = 谁离开棋盘所需的步数少？谁的车挡着谁，谁不得不先让路？
dodgem-in-the-way = 这样你的车在 { $cell } 正好挡在 { $car } 那辆车的前面：它不走开，那辆车就不能前进。
dodgem-trap = 当心：走了 { $moves }，对手就完全走不动，而被堵死的一方获胜。
dodgem-look-block = 还差的步数：你 { $own } 步，对手 { $other } 步，你先走。{ $won ->
    [1] 你最迟在第 { $plies } 步（双方合计）全部开出。在此之前对手有 { $moves } 步可走，所以其中 { $wasted } 步要白走：你的车必须挡住它。
   *[other] 对手最迟在第 { $plies } 步（双方合计）全部开出。在此之前你有 { $moves } 步可走，其中 { $wasted } 步要白走：它的车挡着你。
}
dodgem-blocks = 每绕开一步就费一手。所列主线中，{ $won ->
    [1] 对手
   *[other] 你
}绕开 { $all } 次（{ $moves }），{ $won ->
    [1] 你
   *[other] 对手
}{ $winner ->
    [0] 一次也没有。
   *[other] 绕开 { $winner } 次（{ $asides }）。
}挡路的是：{ $blocks }。
dodgem-shut = 所列主线第 { $number } 步 { $mv } 之后，{ $won ->
    [1] 对手
   *[other] 你
}没有一步可以前进，只有 { $moves }。
dodgem-block = { $cell } 挡住 { $car }（第 { $number } 步 { $mv }）
dodgem-law = 从开局起，2×2 与 3×3 的棋盘先手胜，4×4 与 5×5 是和棋（科林·沃特的游戏，《稳操胜券》第 22 章）。
