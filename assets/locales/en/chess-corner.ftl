chess-corner-name = Pieces to the corner
chess-corner-alias = Corner the Queen|queen to the corner|rook Nim
chess-corner-promise = Chess pieces run to a corner.
chess-corner-rules = Chess pieces stand on a board whose corner a1 is at the top left. A move takes one piece nearer to the corner: queen and rook any way left or up, queen and bishop any way along the diagonal up and left, the king one step in these directions, the knight by its jumps that lower column + row. Pieces may share a cell and jump over each other. { $misere ->
    [true] No move left? You win.
    [false] No move left? You lose.
   *[other] No move left? You lose; in misère play you win.
 } A board of 0 is endless; otherwise the knight must stay on it.
chess-corner-notation = Pieces with their cells, Qd4,Nc2: K king, Q queen, R rook, B bishop, N knight; columns from the left, a to z, then aa, ab; rows from the top. - for none. A move 2:c2-a1 takes piece 2 from c2 to a1.
chess-corner-param-board = cells of the board each way; 0 is endless
chess-corner-param-piece = the piece of the start and of the table
chess-corner-param-misere = having no move left wins
chess-corner-last-wins = No move left? You lose.
chess-corner-last-loses = Misère: no move left? You win.
chess-corner-far = Too far away to be drawn: { $pieces }.
chess-corner-goes = { $form ->
    [did] took
    [do] take
   *[does] takes
 } { $piece } to { $cell }
chess-corner-no-such-piece = there is no piece { $piece }
chess-corner-cannot-go = { $piece } cannot go to { $cell }
chess-corner-not-there = piece { $piece } does not stand on { $cell }
chess-corner-expect-piece = a piece K, Q, R, B or N with its cell, such as Qd4
chess-corner-expect-cell = a cell such as c2 or aa17
chess-corner-too-many-letters = a column of more than { $most } letters
chess-corner-queen-too-far = the nim-value of a queen so far away is needed, and the table holds columns and rows up to { $most }
chess-corner-beyond-table = a table to { $size } is too large; it goes to { $most }

## Why

chess-corner-ask = Which cells are lost for the side that must move from them?
chess-corner-look-queen = The queen is { $x ->
    [one] one column
   *[other] { $x } columns
 } and { $y ->
    [one] one row
   *[other] { $y } rows
 } away from a1. The lost cells are pairs of such distances a and b, either way round; their list begins so.
chess-corner-look-king = Count columns and rows from a1, which is 0, 0. The king loses where one of them is 0 and the other odd, and where both are even and at least 2.
chess-corner-look-knight = The lost cells are found from the corner outwards: one is lost when every jump from it leads to a won cell, and won when some jump leads to a lost one or there is no jump at all.
chess-corner-claim-won = { $piece } does not stand on a lost cell, so you win; { $moves ->
    [one] one move does it
   *[other] { $moves } moves do it
 }.
chess-corner-claim-lost = { $piece } stands on a lost cell, so every move loses.
chess-corner-place = { $moves ->
    [one] One lost cell can be reached.
   *[other] { $moves } lost cells can be reached.
 }
chess-corner-place-none = No move reaches a lost cell.
chess-corner-move = Play { $mv }: { $cell } is lost for the opponent, who must move from it.
chess-corner-stall = Every move loses against perfect play. Play { $mv } and hope that the answer is missed.
chess-corner-proof = No move leads from one lost cell to another, and from every other cell a lost one can be reached, unless the game is over there and won.
chess-corner-law-king = Theorem: with columns and rows counted from 0 the king is worth 0 where both are even, 2 where both are odd, else 1 or 3 as the smaller one is even or odd (Winning Ways, chapter 9).
chess-corner-law-king-misere = Theorem: the king's outcomes repeat from block to block of the board; the first blocks were compared cell by cell, and each follows from its neighbours.
chess-corner-law-queen = In the first column or row the queen is a heap: her nim-value is the number of steps to a1. Wythoff's theorem (1907): she is worth 0 on the pairs ⌊kφ⌋, ⌊kφ⌋ + k. Her nim-values elsewhere follow no known formula and are taken from a table made by mex.
chess-corner-law-queen-misere = Theorem: in misère play the queen's lost pairs are those of Wythoff with 0, 1 and 2, 2 in place of 0, 0 and 1, 2 (Fraenkel, 1984).
chess-corner-law-rook = The rook is Nim with two heaps, its column and its row counted from 0: its value is their nim-sum (Bouton, 1901).
chess-corner-law-bishop = The bishop is one Nim heap: the steps to the edge, the smaller of its column and row counted from 0.
chess-corner-law-knight = On an endless board the knight's values repeat from block to block of 4 by 4 cells; the first blocks were compared cell by cell, and each follows from its neighbours. Behind the border it is lost where column and row, counted from 0, both leave 0 or 1 when divided by 4.
chess-corner-law-knight-misere = Each jump changes whether column plus row is even. In misère play, from column 3 and row 3 on, counted from 0, a knight's cell is lost exactly where that sum is even; nearer the border the cells were compared one by one, and repeat from block to block of 4 by 4.
chess-corner-law-knight-board = { $misere ->
    [0] The knight's values were worked out by mex
   *[other] Where the knight is lost was worked out cell by cell
 } on this very board of { $size } by { $size }: near its far edge jumps are missing, and the rule of the endless board fails.
chess-corner-law-heaps = Each rook is two Nim heaps, its column (steps to the left, ←) and its row (steps up, ↑) counted from 0; each bishop is one, the smaller of the two. So this is misère Nim (Bouton, 1901), where every heap is tame.
chess-corner-ask-left = Which pieces can still move, and how often?
chess-corner-look-left = { $left ->
    [one] Only { $pieces } can still move, and only once: one move is left
   *[other] { $pieces } can still move, each just once: { $left } moves are left
 }. { $odd ->
    [0] The number is even, so the opponent makes the last one
   *[other] The number is odd, so you make the last one
 }, and { $misere ->
    [0] the last move wins
   *[other] the last move loses
 }.
chess-corner-place-left = { $moves ->
    [one] There is only one move.
   *[other] None of the { $moves } moves changes how many moves are made in all.
 }
chess-corner-move-left = Play { $mv }.
chess-corner-claim-left = { $left ->
    [one] One move is left
   *[other] { $left } moves are left, however it is played
 }: { $odd ->
    [0] the opponent makes the last one, so you { $misere ->
        [0] lose
       *[other] win
    }
   *[other] you make the last one, so you { $misere ->
        [0] win
       *[other] lose
    }
 }.
chess-corner-look-last = { $others ->
    [0] Only { $pieces } is on the board.
   *[other] Only { $pieces } can still move; every other piece has come to rest.
 }
chess-corner-place-last = { $count ->
    [one] One move brings it to rest at once.
   *[other] { $count } moves bring it to rest at once.
 }
chess-corner-move-last = Play { $mv }: no piece can move then, and the opponent loses.
chess-corner-claim-last = { $count ->
    [one] One move ends the game, so you win at once; { $moves ->
        [one] no other move wins
       *[other] { $moves } moves win in the end
    }
   *[other] Each of { $count } moves ends the game and wins at once; in all { $moves ->
        [one] one move wins
       *[other] { $moves } moves win
    }
 }.
chess-corner-law-rule = The rule itself: king, queen and rook rest on a1, a bishop on the first row or column, a knight where no jump is left; where nothing can move the game is over.
