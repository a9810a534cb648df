dawsons-kayles-name = 道森保龄
dawsons-kayles-alias = 道森的凯尔斯|两瓶|道森击瓶
dawsons-kayles-promise = 每次击倒并排的两瓶。
dawsons-kayles-rules = 球瓶排成若干行，每行是一堆。每步击倒并排的两瓶；缺口两边剩下的瓶各自成为一行。落单的一瓶再也击不倒。{ $misere ->
    [true] 无法行动者胜。
    [false] 无法行动者负。
   *[other] 无法行动者负；反常规则下无法行动者胜。
 }
dawsons-kayles-notation = 各行写作 3,5,7。走法 1:7->2+3 表示剩下 2 瓶和 3 瓶的两行，小的在前；1:2->0 表示清空这一行。
dawsons-kayles-param-misere = 无法行动者胜
dawsons-kayles-note = 每步从一行中击倒并排的两瓶。
