domino-taken = { $cell } 已被占用
domino-off-board = 棋盘上没有这样的位置
domino-not-beside = { $one } 和 { $other } 并不相邻
expect-neighbour = 与 { $cell } 左右或上下相邻的格子
