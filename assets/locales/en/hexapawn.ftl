hexapawn-name = Hexapawn
hexapawn-alias = octopawn|six pawns|pawn race
hexapawn-promise = Break through, or block all.
hexapawn-rules = White W goes up, Black B down: a pawn goes one cell straight ahead onto a free cell, or takes a pawn of the other side one cell diagonally ahead. A pawn on the far side wins. No move left? You lose.
hexapawn-notation = Rows from the top, separated by /, then W or B for the side to move: BBB/.../WWW W. A move a3-a2 names the cells from and to; a3xb2 takes the pawn on b2.
hexapawn-param-rows = rows of the board at the start
hexapawn-param-cols = columns of the board at the start
hexapawn-note = Reach the far side, or leave the opponent no move.
hexapawn-no-way-w = a W goes one cell straight up onto a free cell, or takes a B one cell diagonally up
hexapawn-no-way-b = a B goes one cell straight down onto a free cell, or takes a W one cell diagonally down

## Why

hexapawn-ask = Who breaks through first? Which capture opens a column, and who will be left without a move?
hexapawn-law = { $of ->
    [start] Martin Gardner's game (Scientific American, March 1962). From the start the second player wins on 3 by 3 cells, the first player on 4 by 4.
   *[board] Proved by exact search: every line of play that can still matter was followed to its end.
 }
hexapawn-does-home = on the far side
hexapawn-does-block = no move is left
