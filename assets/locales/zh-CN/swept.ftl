## Why

swept-claim-won = { $plies ->
    [1] 你一步即胜
   *[other] 你必胜，双方合计至多 { $plies } 步
}；{ $moves ->
    [1] 只有一种走法能保住胜势
   *[other] 有 { $moves } 种走法能保住胜势
}。
swept-claim-lost = 对手应对无误时，怎么走都输；最多能坚持 { $plies } 步。
swept-claim-drawn = 和棋：双方都不能强行取胜，棋局可以无休无止。{ $total ->
    [1] 唯一的走法能保和。
   *[other] { $others ->
        [0] 全部 { $total } 种走法都能保和。
       *[other] { $total } 种走法中有 { $moves } 种能保和。
    }
}
swept-place = { $count ->
    [1] 下面所说的走法从 { $places } 开始。
   *[other] 下面所说的走法从其中一处开始：{ $places }。
}
swept-place-lost = 没有哪种走法能救你；下面所说的防守从{ $count ->
    [1] {" "}{ $places } 开始
   *[other] 其中一处开始：{ $places }
}。
swept-move-won = 走 { $move }：{ $plies ->
    [0] 立刻取胜
   *[other] 此后对手必败，至多再走 { $plies } 步
}。
swept-move-lost = { $way ->
    [only] { $move } 是唯一的走法
    [all] { $move } 与其他各种走法支撑的步数相同
    [some] { $move } 抵抗最久，同样久的共有 { $equal } 种走法
   *[one] { $move } 抵抗最久
}：{ $plies ->
    [0] 棋局随即结束
   *[other] 还有 { $plies } 步
}。
swept-move-drawn = 走 { $move }：保住和棋。
swept-proof-drawn = 有 { $moves } 种走法会丢掉和棋{ $ending ->
    [0] {""}
   *[other] ，其中 { $ending } 种使棋局立刻结束
}{ $shown ->
    [0] 。
   *[other] ；这里列出其中 { $shown } 种及对手的惩罚应着。
}
swept-law = 由终局逐步倒推得出{ $drawn ->
    [0] {""}
   *[other] ，始终未定的局面就是和棋
}（策梅洛 1913，汤普森 1986）。
