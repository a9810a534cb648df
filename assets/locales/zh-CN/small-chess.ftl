small-chess-name = 小棋盘国际象棋
small-chess-alias = 迷你国际象棋|小国际象棋|加德纳象棋|国际象棋|5x5国际象棋
small-chess-promise = 五乘五的棋盘，完整的国际象棋。
small-chess-rules = 在 3 到 5 列、3 到 5 行的棋盘上下国际象棋：各子走法照旧，但兵每次只走一格，因此没有吃过路兵，也没有王车易位。兵到底线升变为后、车、象或马。将杀者胜；逼和是和棋；只剩双王，或再加一个象或马，谁也赢不了，也是和棋。无休止的走法判和。
small-chess-notation = 从底线往下写出各行，大写为白方，数字表示空格，再写轮到的一方：rnbqk/ppppp/5/PPPPP/RNBQK w。走法 b2b3 写出起点和终点，b4b5=q 还写出兵的升变；也可以写 Nc3 和 b5=Q。
small-chess-param-setup = 开局的摆法：gardner（加德纳，5×5）、silverman-4x5、silverman-4x4（西尔弗曼），或双方各一王一兵：pawns-4x4、pawns-3x4
small-chess-bad-size = { $files } 列 { $ranks } 行不是这种棋的棋盘
small-chess-expect-size = { $least } 到 { $most } 列和行
small-chess-expect-square = a1 到 { $last } 的一格
small-chess-expect-promotion = q、r、b 或 n
small-chess-variant-setup = { $value ->
    [gardner] 5×5
    [silverman-4x5] 4 列 5 行
    [silverman-4x4] 4×4
    [pawns-4x4] 各一兵，4×4
   *[pawns-3x4] 各一兵，3 列 4 行
 }

## Why

small-chess-claim-mates = { $moves ->
    [1] 你一步即可将杀。
   *[other] 无论对手怎样防守，你 { $moves } 回合内将杀（{ $plies } 步）。
}
small-chess-claim-mated = 无论你怎样走，对手至多 { $moves } 回合即可将杀（{ $plies } 步）。
small-chess-claim-drawn = 和棋：双方都不能强行取胜。{ $total ->
    [1] 唯一的走法能保和。
   *[other] { $others ->
        [0] 全部 { $total } 种走法都能保和。
       *[other] { $total } 种走法中有 { $moves } 种能保和。
    }
}
small-chess-claim-ends = 至少是和棋：走 { $mv } 棋局就结束。别的走法能否取胜，这里没有定论。
small-chess-claim-estimate = 这是估计，不是证明：向前看 { $depth } 步，你看来{ $points ->
    [0] 与对手不分高下
   *[other] { $way ->
        [ahead] 领先
       *[behind] 落后
    } { $points } 分
 }，一个兵计 10 分。
small-chess-claim-beyond = 尚未证明：照预期走下去，{ $way ->
    [ahead] 你
   *[behind] 对手
 }会将杀，但在向前看的 { $depth } 步之外。
small-chess-claim-repeats = 这是估计，不是证明：预期的走法回到同一局面，如此循环就是和棋。分数只是子力的估量。
small-chess-ask = 哪些子可以白吃？有哪些将军？对手在威胁什么？
small-chess-man-on = { $square } 的{ $man }
small-chess-net = { $way ->
    [shown] 所列主线
   *[argued] 双方都走最佳走法，接着是 { $moves }，最后
 }以 { $mv } 将杀结束：{ $king } 的王被 { $men }将军，四周的格子都去不得：{ $shut }。
small-chess-shut = { $by }守着（{ $squares }）
small-chess-shut-own = 自己的子占着（{ $squares }）
small-chess-look-check = 你在 { $square } 的王被 { $men }将军；有 { $moves } 种走法可以解将。
small-chess-look-own = 你在 { $square } 的{ $man }会被{ $by }吃掉{ $how ->
    [free] ，而你在那里吃不回来
   *[dearer] ，而那个子不如它值钱
}。
small-chess-look-theirs = 对手在 { $square } 的{ $man }可以用 { $by }吃掉{ $how ->
    [free] ，它在那里吃不回来
   *[dearer] ，而你的这个子不如它值钱
}。
small-chess-look = { $pawns ->
    [some] 除兵以外，
   *[none] {""}
}眼下没有子能吃来得利；共有 { $moves } 种走法。
small-chess-look-mate = { $moves } 回合内有将杀。
small-chess-look-lost = 眼下没有将军，也没有立即的将杀，但 { $moves } 回合内的将杀挡不住。
small-chess-look-threat = 如果你什么也不做，{ $mv } 就是将杀。
small-chess-place = 看 { $square } 上的子。
small-chess-mate = 走 { $mv }：将杀。{ $square } 的王被{ $men }将军；它无处可逃，也没有子能吃掉或挡住。
small-chess-play-check = 走 { $mv }：将军。应着有 { $answers } 种，全都输。
small-chess-play-quiet = 走 { $mv }：它不将军，但对手的 { $answers } 种应着全都输。
small-chess-lines = { $way ->
    [won] 走 { $mv } 将死：下面 { $lines } 条变化就是全部证明，对手的每一种应着都在其中，你各有一种走法对付。
   *[lost] 下面 { $lines } 条变化就是全部证明：你的每一种走法都在其中，对手各有一种走法对付。
 }
small-chess-head-lines = 变化
small-chess-only = 走 { $mv }：只有这一种走法。
small-chess-hold = { $moves ->
    [1] 只有 { $mv } 可走
   *[other] { $mv } 抵抗得最久
 }：含此步双方共 { $plies } 步后被将死。
small-chess-play = 走 { $mv }：留给对手的看来最少。
small-chess-play-ends = 走 { $mv }（{ $does }）。
small-chess-play-so = 走 { $mv }：{ $why }
small-chess-takes-free = 它吃掉 { $square } 的{ $man }，对手吃不回来。
small-chess-takes-more = 它用{ $taker }吃掉 { $square } 的{ $man }：即使被吃回去，你也得利。
small-chess-forks = 它同时攻击{ $men }，预期你的下一步吃 { $then }。
small-chess-pins = 它牵制住 { $square } 的{ $man }：这个子一离开这条线，{ $king } 的王就会被吃。
small-chess-saves = 原来在 { $square } 会被吃掉的{ $man }，现在对手吃不到便宜了。
small-chess-checks = 它将军，对手有 { $answers } 种应着。
small-chess-threatens = 它威胁吃掉 { $square } 的{ $man }而得利。
small-chess-opens = 你的子（兵除外）的合法走法从 { $before } 种增加到 { $after } 种。
small-chess-stalemates = 当心逼和：你的 { $total } 种走法中有 { $count } 种使对手没有被将军却无法行动：{ $moves }。
small-chess-leaves-drawn = 走完这步棋局就结束：和棋。
small-chess-expected = 估计向前看 { $depth } 步，遇到吃子和将军就继续看下去，预期走出这 { $plies } 步；照此走下去，{ $points ->
    [0] 双方不得不失
   *[other] { $way ->
        [wins] 你得
       *[loses] 你失
    } { $points } 分的子
}。
small-chess-counted = 在预期走完的棋盘上，后计 { $queen } 分，车 { $rook } 分，象或马 { $minor } 分，兵 { $pawn } 分、每前进一行另加 { $rank } 分，其余各子每有一个可走的格计 1 分；以你减对手：{ $ahead }。
small-chess-rivals = 最好的走法与其次的走法{ $capture ->
    [yes] 以及最好的吃子走法
   *[no] {""}
 }相比：各自的得分（# 表示将杀），以及其后预期的走法。
small-chess-head-move = 走法
small-chess-head-ahead = 得分
small-chess-head-then = 其后
small-chess-again = 走到第 { $moves } 步，局面{ $first ->
    [0] 与现在相同
   *[other] 与第 { $first } 步之后相同
 }：双方照此走下去就是和棋。
small-chess-counted-over = { $ends ->
    [drawn] 照此走下去是和棋。
   *[mate] 照此走下去是将杀，但在证明的深度之外。
}
small-chess-head-side = 一方
small-chess-head-men = 子力
small-chess-head-squares = 可走的格
small-chess-head-ranks = 前进行数
small-chess-does-mate = 将杀
small-chess-does-stalemate = 逼和
small-chess-does-take = 吃{ $man }
small-chess-does-bare = 吃{ $man }，此后双方都无法将杀
small-chess-law-near = { $depth } 步之内的一切走法都已看过，终局就在其中：已证明。
small-chess-law = 子力的摆法多于 { $most } 种的局面，除非将杀已近，这里只作估计。
small-chess-law-gardner = 子力的摆法多于 { $most } 种的局面，除非将杀已近，这里只作估计。已发表的结果：加德纳的开局是和棋（Mhalla 与 Prost，2013）；这里没有证明。
