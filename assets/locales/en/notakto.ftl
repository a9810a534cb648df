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
notakto-look-knight = { $pairs ->
    [0] After one cross more every free cell completes a line, so the opponent has to complete one.
   *[other] After one cross more a knight's move, two cells one way and one across, answers every cross that makes no line.
 }
notakto-look-knight-lost = Every cross of yours makes a line, or has an answer a knight's move away, two cells one way and one across, that makes no line.
notakto-claim-knight-won = You win; { $moves ->
    [one] one cross does
   *[other] { $moves } crosses do
 } it{ $pairs ->
    [0] : then every free cell completes a line.
   *[other] , and from one of them on you answer a knight's move away.
 }
notakto-claim-knight-lost = Every cross loses: it makes a line, or the opponent answers a knight's move away from it.
notakto-move-knight = Write X in { $mv }.{ $pairs ->
    [0] {""}
   *[other] {" "}From then on answer each cross a knight's move away from it; any such free cell where it makes no line will do.
 }
notakto-proof-knight = { $pairs ->
    [0] Whatever the opponent writes makes a line, and it loses:
   *[other] A cross of the opponent makes a line, and loses, or you answer it a knight's move away. { $over ->
        [0] So the opponent runs out first.
       *[other] After the first pair every free cell completes a line, so the opponent has to.
    }
 }
notakto-proof-knight-lost = A cross of yours makes a line, and loses, or the opponent answers it a knight's move away. { $over ->
    [0] So you run out first.
   *[other] After the first pair every free cell completes a line, so you have to.
 }
notakto-head-line = line it makes
notakto-ask-kill = Which cross leaves a line that the next one completes?
notakto-look-kill = A board dies when a line is completed, and who does that makes the last move there. { $won ->
    [0] Every cross of yours
   *[other] After one cross more, every cross of the opponent
 }{ $quiet ->
    [0] {""}
   *[other] {" "}but { $cells }
 } leaves a line with a single cell free.
notakto-claim-kill-lost = Every cross loses: the opponent completes the line that it leaves.
notakto-claim-kill-won = You win; { $moves ->
    [one] one cross does
   *[other] { $moves } crosses do
 } it, and from one of them on you complete the line that each cross of the opponent leaves.
notakto-place-cells = { $moves ->
    [one] One free cell wins
   *[other] { $moves } free cells win
 }, of { $total ->
    [one] one
   *[other] { $total }
 }.
notakto-place-kill = Look at board { $board }.
notakto-move-kill = Write X in { $mv }. Then answer each cross on its own board.
notakto-proof-kill = { $won ->
    [0] Each cross of yours with the opponent's
   *[other] Each cross of the opponent with your
 } answer on the same board{ $mutual ->
    [0] {""}
   *[other] , and the other way round
 }, which completes a line{ $quiet ->
    [0] .
   *[other] ; where it does not, every cross on that board is answered so again.
 }{ $hidden ->
    [0] {""}
    [one] {" "}One more is answered the same way.
   *[other] {" "}{ $hidden } more are answered the same way.
 }
notakto-law-kill = That the answers hold was tried here against every cross, down to the end.
notakto-law-knight = That the rule holds was tried here against every cross, down to the end.
notakto-law-normal = The nim-value of a board is computed from all boards that can arise from it, mirrored and turned ones counted once.
notakto-countdown = a board that takes { $moves ->
    [one] one more move
   *[other] { $moves } more moves
 }, wherever one writes
