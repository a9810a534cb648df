grid-walk-name = 带墙棋盘上的棋子
grid-walk-alias = 走迷宫|格子行走
grid-walk-promise = 在墙间推动棋子。
grid-walk-rules = 棋子放在带墙的棋盘上。每步让一枚棋子沿给定步法之一走一次或连续若干次；墙和边缘挡住去路，一步可以越过墙。棋子可以同处一格。{ $misere ->
    [true] 无法行动者胜。
    [false] 无法行动者负。
   *[other] 无法行动者负；反常规则下无法行动者胜。
 }
grid-walk-notation = 写出各棋子所在的格 a1,c2：字母从左数，数字从上数。走法 2:c2->c4 移动第 2 枚棋子。
grid-walk-param-board = 棋盘：自上而下各行以 / 分隔，. 为空格，# 为墙
grid-walk-param-steps = 步法，先右后下：1,0/0,1
grid-walk-param-times = 一步可把步法重复多少次：any（或 k），或一个数
grid-walk-param-misere = 无法行动者胜
grid-walk-flat = 棋盘上的步法有两个坐标：向右与向下
grid-walk-any = 步法（右，下），各可重复到无路为止：{ $steps }。
grid-walk-at-most = 步法（右，下），各至多 { $times } 次：{ $steps }。

## Why

grid-walk-law = 每个空格的值都是从走不动的格子倒推出来的。
