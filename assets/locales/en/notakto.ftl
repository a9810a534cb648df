notakto-name = Notakto
notakto-alias = impartial tic-tac-toe|X only|Thane Plambeck
notakto-promise = Crosses only, and no lines.
notakto-rules = Both sides write X into an empty cell of any living board. A board with k crosses in a row, a column or a diagonal is dead: nothing more is written there. In misère play, the usual way, whoever makes the last move loses; in normal play whoever makes it wins.
notakto-notation = Boards of X and . with rows from the top, joined by |, such as X../.../... | .../.X./.... A move names the board and the cell: 2:b3 is column b, row 3 of board 2.
notakto-param-rows = rows of each board
notakto-param-cols = columns of each board
notakto-param-k = how many crosses in a line kill a board
notakto-param-boards = how many boards
notakto-param-misere = having no move left wins
notakto-panel = Board { $number }
notakto-panel-dead = Board { $number } (dead)
notakto-note-kills = { $k } in a line kill a board.
notakto-note-loses = Misère: make the last move and you lose.
notakto-note-wins = Make the last move and you win.
notakto-tell = { $form ->
    [did] wrote
    [do] write
   *[does] writes
 } X in { $cell }
notakto-tell-board = { $form ->
    [did] wrote
    [do] write
   *[does] writes
 } X in { $cell } of board { $board }
notakto-no-board = there is no such cell on board { $number }
notakto-dead = board { $number } is dead
notakto-taken = a cross stands there already
notakto-too-many-boards = at most { $most } boards stand side by side
notakto-too-large = a living board with { $free ->
    [one] one free cell
   *[other] { $free } free cells
 } is too large; at most { $most } are searched

## Why

notakto-ask-knight = Is there one rule that answers every cross?
notakto-look-knight = After one cross more, a knight's move answers everything: two cells one way and one across.
notakto-look-knight-lost = Every cross of yours has an answer a knight's move away, two cells one way and one across, that makes no line.
notakto-claim-knight-won = You win by a rule: { $moves ->
    [one] one cross wins
   *[other] { $moves } crosses win
 }, and from one of them on you answer a knight's move away.
notakto-claim-knight-lost = Every cross loses: the opponent answers each a knight's move away from it.
notakto-move-knight = Write X in { $mv }. From then on answer each cross a knight's move away from it; any such free cell where it makes no line will do.
notakto-proof-knight = A cross of the opponent makes a line, and loses, or on some free cell a knight's move away from it an answer makes no line. You take such a cell, so the opponent runs out first. The first answers:
notakto-proof-knight-lost = A cross of yours makes a line, and loses, or on some free cell a knight's move away from it an answer makes no line. The opponent takes such a cell, so you run out first. The first answers:
notakto-law-knight = That the rule holds was tried here against every cross, down to the end.
notakto-law-normal = The nim-value of a board is computed from all boards that can arise from it, mirrored and turned ones counted once.
notakto-countdown = a board that takes { $moves ->
    [one] one more move
   *[other] { $moves } more moves
 }, wherever one writes
