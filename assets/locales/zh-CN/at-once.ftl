at-once-no-choice = 没有第 { $choice } 种选择：一共 { $most } 种。
at-once-too-large = { $rows } 行 { $cols } 列的表太大：最多求解 { $most } 格。
at-once-unit = 得分以 1/{ $parts } 为单位。
at-once-note-first = 先手选一行，后手在不知道的情况下选一列。格中的数是先手从后手那里赢得的。
at-once-note-second = 所选的行封在信封里。后手选一列；格中的数是先手从后手那里赢得的。
at-once-note-over = 拆开信封：{ $row } 对 { $col }。
at-once-note-names = { $names }。
at-once-named = { $number } 是{ $name }

## Why

at-once-claim = 只要混合得当，即使对手知道你的混合策略，你平均每局也能得 { $value }。
at-once-claim-reply = 对方的混合策略已知：最佳应对平均每局得 { $value }。
at-once-claim-known = 对方知道你的混合策略：面对其最佳应对，你平均每局得 { $value }。
at-once-claim-both = 双方的混合策略都已固定：你平均每局得 { $value }。
at-once-ask = 假设对方知道你每种选择的频率，只是不知道下一次选哪一种，你会怎样选？
at-once-look-none = 没有一格既是所在行的最小值，又是所在列的最大值。总做同一种选择就会吃亏，所以要混合。
at-once-look-saddle = { $row } 与 { $col } 相交处的 { $pays } 既是所在行的最小值，又是所在列的最大值（鞍点）：哪一方离开它都得不到好处，所以什么都不必隐藏。
at-once-rows = 行
at-once-place = 混合策略只用这些选择：{ $choices }。
at-once-weight = { $choice }（概率 { $weight }）
at-once-move = 这样选：{ $weights }。面对对方的混合策略，所用的选择收益相同，没用的选择收益不会更高。
at-once-move-fixed = 按事先固定的来：{ $weights }。表中是每个选择对上另一方的混合所得。
at-once-choice = 选择
at-once-often = 概率
at-once-brings = 收益
at-once-proof = 面对这个混合策略，对方无论怎样选，你至少得 { $least }；而对方的混合策略使你至多得 { $value }。两数相等，所以谁也不能做得更好。
at-once-corners = { $own ->
    [1] 这是你唯一的最优混合策略
   *[other] 你的最优混合策略都是这 { $own } 个顶点的平均
 }；{ $others ->
    [1] 对方有一个
   *[other] 对方的都是 { $others } 个顶点的平均
 }。
at-once-corner = 顶点
at-once-regret = 两个只会偏向“当初更合算的选择”的人也会自己走近均衡：遗憾匹配 { $rounds } 轮之后，他们的平均混合策略的可利用度只有 { $far }。
at-once-law = 每张表都有唯一的值，双方都有保证这个值的混合策略（冯·诺伊曼，1928，极小极大定理）。这里用精确的线性规划以分数求得；全部顶点由表的方形子阵求得（沙普利与斯诺，1950）。
