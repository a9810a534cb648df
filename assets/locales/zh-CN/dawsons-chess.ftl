dawsons-chess-name = 道森象棋
dawsons-chess-alias = 道森国际象棋|兵阵|道森棋
dawsons-chess-promise = 两排兵对峙，能吃必吃。
dawsons-chess-rules = 棋盘有三行，第一行摆满白兵，第三行摆满黑兵。兵的走法和吃法与国际象棋相同，能吃必须吃。一个兵前进之后，它所在的直线和两旁直线上的互吃依次走完，左右剩下的直线从此互不相干。n 枚的堆代表 n 条这样的直线；第 c 条直线上的兵前进后，留下 c-2 和 n-c-1 两堆（若有）。{ $misere ->
    [true] 无法行动者胜。
    [false] 无法行动者负。
   *[other] 无法行动者负；反常规则下无法行动者胜。
 }
dawsons-chess-notation = 各组直线写作 3,5,7。走法 1:7->2+2 表示留下 2 条和 2 条直线的两组，小的在前；1:3->0 表示不留。
dawsons-chess-param-misere = 无法行动者胜
dawsons-chess-note = 每枚石子代表一条直线。兵前进一步，它所在的直线和两旁的直线都不再用。
dawsons-chess-tell = 让第 { $heap } 组第 { $file } 条直线上的兵{ $form ->
    [did] 前进了
   *[do] 前进
 }一步
