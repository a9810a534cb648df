board-turn = 轮到 { $side } 走。
board-wrong-size = { $rows } 乘 { $cols } 的棋盘不在 { $least } 到 { $most } 之间
board-was-over = 这里 { $side } 还没走就已经赢了
board-not-own = { $cell } 上没有 { $side }
board-over = 棋局已经结束
board-tell-moves = 把 { $side } 从 { $from } { $form ->
    [did] 走到了
   *[do] 走到
 } { $to }
board-tell-takes = 用 { $from } 的 { $side } { $form ->
    [did] 吃掉了
   *[do] 吃掉
 } { $to } 的 { $taken }
board-tell-puts = 把 { $side } { $form ->
    [did] 放在了
   *[do] 放在
 } { $to }

## Why

