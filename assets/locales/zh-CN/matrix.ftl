matrix-name = 矩阵博弈
matrix-alias = 石头剪刀布|零和博弈|冯·诺伊曼|猜硬币
matrix-promise = 双方同时出手。
matrix-rules = 一张收益表摆在桌上。先手选一行，后手选一列，彼此不知道对方的选择。先手从后手那里赢得行列相交处的数。
matrix-notation = 写出先手的收益，各行用分号隔开，如 0,-1,1;1,0,-1;-1,1,0；也可以写 1/2 这样的分数。走法是行号或列号。表后的 ?2 表示装有所选行的信封，@1-3 表示第 1 行遇上第 3 列。
matrix-param-first = 先手的混合策略固定时各行的概率，如 7/12,5/12
matrix-param-second = 后手的混合策略固定时各列的概率
matrix-tell-row = { $form ->
    [did] 选了
   *[do] 选
 }第 { $row } 行
matrix-tell-col = { $form ->
    [did] 选了
   *[do] 选
 }第 { $col } 列
matrix-ragged = 这一行有 { $count } 个数
matrix-expect-row = { $cols } 个数，与第一行相同
matrix-too-large = 超过 { $most } 个数的表放不下。
matrix-unfit = { $rows } 行 { $cols } 列的表与固定的混合策略不合
matrix-expect-fit = 行数和列数与概率个数相同：{ $rows } 行 { $cols } 列
no-mix = { $text } 不是混合策略
expect-mix = 不为负且总和为 1 的概率
zero-below = 不能除以 0
no-places = 小数点后没有数字
matrix-rock = 石头
matrix-paper = 布
matrix-scissors = 剪刀
matrix-tell-named = { $form ->
    [did] 出了
   *[do] 出
 }{ $name }
matrix-heads = 正面
matrix-tails = 反面
