chess-ending-name = 国际象棋残局
chess-ending-alias = 残局|残局库|车王杀王|将杀
chess-ending-promise = 将死孤王。
chess-ending-rules = 双王再加至多两子的国际象棋残局：没有王车易位，没有吃过路兵，也不计五十回合。将杀者胜。逼和算和；无论怎么走谁也将杀不了谁的局面也是和棋，棋局随即结束。无休无止算和棋。
chess-ending-notation = 局面用 FEN 记录，大写为白方：k7/8/1K6/8/8/8/8/7R b - - 0 1；轮到的一方之后的各项可以省略。走法 e2e4 写出起点和终点，e7e8q 还写出升变成的子。
chess-ending-param-material = 开局和表中的子力，白方在前：KRK，KQKR
chess-ending-bad-material = { $text } 不是一种残局
chess-ending-expect-material = K 和白方的子，再写 K 和黑方的子，从 Q、R、B、N、P 中选，总共至多 { $most } 个：KRK
chess-ending-expect-man = KQRBNP 或 kqrbnp 中的一个子，或不超过 { $most } 的空格数
chess-ending-expect-side = 轮到的一方，w 或 b
chess-ending-expect-none = -，因为没有易位，也没有吃过路兵
chess-ending-expect-square = a1 到 h8 的一格
chess-ending-expect-promotion = q、r、b 或 n，或者不再有内容
chess-ending-two-kings = 一方只有一个王
chess-ending-no-king = 每方都有一个王
chess-ending-too-many-men = 除双王外至多 { $most } 个子
chess-ending-pawn-there = 兵不能在 { $square }
chess-ending-could-be-taken = 轮到对方走，{ $square } 的王会被吃掉
chess-ending-not-own = { $square } 上没有轮到的一方的子
chess-ending-no-way = 这个子不能走到那里
chess-ending-in-check = 走了这步，自己的王会被吃掉
chess-ending-must-promote = 兵到底线要升变为 q、r、b 或 n
chess-ending-no-promotion = 只有到底线的兵才升变
chess-ending-dead = 谁也赢不了，棋局已经结束
chess-ending-king = 王
chess-ending-queen = 后
chess-ending-rook = 车
chess-ending-bishop = 象
chess-ending-knight = 马
chess-ending-pawn = 兵
chess-ending-panel-board = 棋盘
chess-ending-panel-promotion = 兵升变为
chess-ending-white-moves = 轮到白方走。
chess-ending-black-moves = 轮到黑方走。
chess-ending-check = 王正被将军。
chess-ending-tell = 把{ $man }从 { $from } { $form ->
    [did] 走到了
   *[do] 走到
 } { $to }
chess-ending-tell-takes = 用 { $from } 的{ $man }{ $form ->
    [did] 吃了
   *[do] 吃
 } { $to } 的{ $taken }
chess-ending-tell-promotes = 把兵从 { $from } 走到 { $to }，{ $form ->
    [did] 升变成了
   *[do] 升变成
 }{ $new }
chess-ending-tell-takes-promotes = 用 { $from } 的兵吃掉 { $to } 的{ $taken }，{ $form ->
    [did] 升变成了
   *[do] 升变成
 }{ $new }

## Why

chess-ending-claim-white = { $plies ->
    [1] 白方一步即可将杀。
   *[other] 无论黑方怎样防守，白方 { $moves } 回合内将杀（双方合计 { $plies } 步）。
}
chess-ending-claim-black = { $plies ->
    [1] 黑方一步即可将杀。
   *[other] 无论白方怎样防守，黑方 { $moves } 回合内将杀（双方合计 { $plies } 步）。
}
chess-ending-claim-drawn = 和棋：双方都不能强行将杀。{ $total ->
    [1] 唯一的走法能保和。
   *[other] { $others ->
        [0] 全部 { $total } 种走法都能保和。
       *[other] { $total } 种走法中有 { $moves } 种能保和。
    }
}
chess-ending-ask = 哪个子缺少格子？如果轮到对方非走不可，谁得利？
chess-ending-ask-box = 孤王还剩多少格？哪一步能再夺走一些？
chess-ending-ask-pawn = 兵能独自跑到底线吗？如果不能，谁的王能走到兵的前面？
chess-ending-look-table = { $total ->
    [1] 只有一种合法走法。
   *[other] 共有 { $total } 种走法，其中 { $kept } 种不改变结果。
}
chess-ending-look-box = 只要其他子都不动，孤王不吃子能到达 { $squares } 格（连同所在的一格）。
chess-ending-look-inside = 对方的王在 { $pawn } 兵的正方形区（王兵正方形法则）之内：兵若独自前进而己方的王不动，就会被追上或挡住。
chess-ending-look-outside = 对方的王在 { $pawn } 兵的正方形区（王兵正方形法则）之外：追不上，兵可以独自跑到底线。
chess-ending-look-guarded = 只看正方形区，对方的王来得及追上 { $pawn } 兵，但 { $own } 王守住了 { $squares }：即使这个王不动，兵也能在它的掩护下跑到底线升变。
chess-ending-look-barred = 只看正方形区，对方的王来得及追上 { $pawn } 兵，但 { $own } 王挡住了它的路：即使这个王不动，兵也能跑到底线升变。
chess-ending-look-keys = { $which ->
    [nearest] 离 { $pawn } 兵最近的关键格
   *[all] { $pawn } 兵的关键格
}{ $count ->
    [1] 是
   *[other] 有 { $count } 个：
}{ $count ->
    [1] {" "}
   *[other] {""}
}{ $squares }。己方的王到了那里，只要兵不会马上被吃，无论轮到谁走都能赢。
chess-ending-look-count = 按空棋盘数，兵方的王离最近的关键格 { $square } 有 { $own } 步，对方的王{ $other ->
    [0] 已在
   *[other] 离
 }兵前的 { $front }{ $other ->
    [0] 。
   *[other] { " " }有 { $other } 步。
 }
chess-ending-look-on-key = 兵方的王站在 { $square }，它是 { $pawn } 兵的关键格：只要兵不会马上被吃，无论轮到谁走都能赢。
chess-ending-opposition-white = 双王对立，中间隔 { $between } 格，轮到黑方走：白方占有对王。
chess-ending-opposition-black = 双王对立，中间隔 { $between } 格，轮到白方走：黑方占有对王。
chess-ending-zugzwang-full = 互相迫走（zugzwang）：轮到谁走谁输。
chess-ending-zugzwang-loses = 互相迫走（zugzwang）：正因为轮到你走，你才输；若轮到对手走就是和棋。
chess-ending-zugzwang-draws = 互相迫走（zugzwang）：若轮到对手走你就能赢；轮到你走只能和。
chess-ending-line = { $first ->
    [0] 最快的将杀
   *[other] 防守先走 { $first }。此后最快的将杀
 }：{ $moves }，最后 { $mate } 将杀。括号里是走后孤王的活动范围（格数）和这步棋的作用：< 比走前少，K 双王靠近，+ 将军，= 都不是，只是等着或绕行。
chess-ending-line-step = { $mv }（{ $room } { $mark }）{ $reply }
chess-ending-always = 轮到强方走时，王和{ $man ->
    [queen] 后
   *[rook] 车
 }无论怎样摆（共 { $placements } 种）都能取胜，己方至多走 { $moves } 步：这是由将杀逐步倒推数出的。所以轮到孤王走时，它若不能马上吃掉{ $man ->
    [queen] 后
   *[rook] 车
 }，又没有被逼和，就必败。
chess-ending-promoted = 这时对方的王既吃不掉{ $man ->
    [queen] 后
   *[rook] 车
 }，也没有被逼和；而轮到强方走时，王和{ $man ->
    [queen] 后
   *[rook] 车
 }无论怎样摆（共 { $placements } 种）都能取胜，己方至多走 { $moves } 步。
chess-ending-holds = { $first ->
    [0] 兵方无论怎样走
   *[other] 走了 { $first } 之后，兵方无论怎样走
 }，下列应着都能守和：x 吃兵，o 使双王对立、中间隔一格，f 使王走到兵的前方；! 别的应着都守不住；= 棋局就此结束，和棋。
chess-ending-head-moves = 走法
chess-ending-head-answer = 应着
chess-ending-head-how = 方式
chess-ending-runs = { $also ->
    [yes] 兵独自前进同样取胜：
   *[no] 兵的走法：
 }{ $moves }。无论对方的王怎样走，最迟在第 { $count } 步（双方合计）升变。
chess-ending-reaches = 在所列主线中，第 { $number } 步 { $mv } 之后王站在 { $pawn } 兵的关键格 { $square } 上；第 { $last } 步 { $queens } 升变。
chess-ending-attacked = 孤王攻击你在 { $square } 的{ $man ->
    [queen] 后
   *[rook] 车
 }，没有子保护它。
chess-ending-takes = { $mv } 吃掉 { $square } 的{ $man ->
    [queen] 后
    [rook] 车
    [bishop] 象
    [knight] 马
   *[pawn] 兵
}，没有子保护它：只剩双王就是和棋。
chess-ending-unguarded = { $count ->
    [1] 走
   *[other] 无论走其中哪一步：
} { $moves }，对方的王就吃掉你唯一的、没有保护的棋子，只剩双王就是和棋。
chess-ending-stalemates = 当心逼和：走 { $moves }，对手没有被将军却无子可动。
