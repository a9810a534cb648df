kayles-name = 保龄球博弈
kayles-alias = 凯尔斯|击瓶|保龄球游戏|杜德尼
kayles-promise = 一球击倒一瓶或相邻两瓶。
kayles-rules = 球瓶排成若干行，每行是一堆。每步击倒一瓶，或并排的两瓶；缺口两边剩下的瓶各自成为一行。{ $misere ->
    [true] 无法行动者胜。
    [false] 无法行动者负。
   *[other] 无法行动者负；反常规则下无法行动者胜。
 }
kayles-notation = 各行写作 3,5,7。走法 1:7->2+4 表示击倒第 1 行的一瓶，剩下 2 瓶和 4 瓶的两行，小的在前；1:2->0 表示清空这一行。
kayles-param-misere = 无法行动者胜
kayles-note = 每步从一行中击倒一瓶，或并排的两瓶。
