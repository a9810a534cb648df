tic-tac-toe-name = 井字棋
tic-tac-toe-alias = 圈叉棋|三子棋|一字棋
tic-tac-toe-promise = 三子连线。
tic-tac-toe-rules = 双方轮流在 3×3 的棋盘上画 X 和 O。谁先在横、竖或斜线上连成三个，{ $misere ->
    [true] 谁就输
    [false] 谁就赢
   *[other] 谁就赢；反常规则下谁连成谁输
 }。画满仍无连线为和棋。{ $wild ->
    [false] { "" }
   *[other] 自由画法下每步可画任一种记号。
 }
