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
notakto-claim-kill-lost = Every cross loses: on the same board the opponent completes the line that it leaves{ $quiet ->
    [0] .
   *[other] , or answers { $cells } in such a way that this goes on.
 }
notakto-claim-kill-won = You win; { $moves ->
    [one] one cross does
   *[other] { $moves } crosses do
 } it. After one of them you complete, on the same board, the line that each cross of the opponent leaves{ $quiet ->
    [0] .
   *[other] , or answer { $cells } in such a way that this goes on.
 }
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
    [0] Your crosses and the opponent's
   *[other] The opponent's crosses and your
 } answers on the same board{ $mutual ->
    [0] {""}
   *[other] {""}; the two cells of a row answer each other
 }. Each answer completes a line{ $quiet ->
    [0] .
   *[other] , but for those to { $cells }: after them every cross on that board is answered so again.
 }{ $hidden ->
    [0] {""}
    [one] {" "}One more is answered the same way.
   *[other] {" "}{ $hidden } more are answered the same way.
 }
notakto-ask-end = How many boards are alive, and which free cells complete a line there?
notakto-look-end = One board is alive, and { $misere ->
    [0] { $count ->
        [one] one of its free cells completes
       *[other] { $count } of its free cells complete
    } a line. Whoever completes one kills it and makes the last move, which wins.
   *[other] { $count ->
        [one] its only free cell completes a line. That kills it: it is
       *[other] each of its { $count } free cells completes a line. Any of them kills it: it is
    } the last move, which loses.
 }
notakto-claim-end = { $misere ->
    [0] You win at once: { $moves ->
        [one] one cross completes
       *[other] { $moves } crosses complete
    } a line on the last living board.
   *[other] { $moves ->
        [one] Your only cross completes
       *[other] Whatever cross you write, it completes
    } a line on the last living board; it is the last move, and you lose.
 }
notakto-move-end = { $misere ->
    [0] Write X in { $mv }.
   *[other] It does not matter where: write X in { $mv }, say.
 } It completes { $line }; no board is alive then, and the last move was yours.
notakto-law-end = The rule itself: whoever makes the last move { $misere ->
    [0] wins
   *[other] loses
 }.
notakto-lost = { $lost ->
    [one] One lost position proves it. A cross that completes a line ends the game and loses; the table has an answer to each other one, which leaves
   *[other] { $lost } lost positions prove it. A cross that completes a line ends the game and loses; the table has an answer to each other one, which leads to another of them (P) or leaves
 } so many moves, even or odd as { $won ->
    [0] the opponent needs it; without
   *[other] you need it; without
 } an answer they are left already.
notakto-claim-searched = { $won ->
    [0] Every cross loses: the opponent has an answer to each.
   *[other] You win; { $moves ->
        [one] one cross does
       *[other] { $moves } crosses do
    } it, after which you have an answer to each cross.
 }
notakto-look-searched = No short rule is known here. { $lost ->
    [one] One lost position proves it
   *[other] { $lost } lost positions prove it, mirrored and turned ones counted once
 }: from each of them a cross completes a line and loses, or has an answer that leads to another of them.
notakto-move-searched = Write X in { $mv }: what it leaves is one of them.
notakto-proof-searched = { $won ->
    [0] Your crosses that complete no line, one of those that are mirrored or turned, with the opponent's answers
   *[other] The opponent's crosses that complete no line, one of those that are mirrored or turned, with your answers
 } that lead to a lost position again.
notakto-head-answers = answers
notakto-law-kill = That the answers hold was tried here against every cross, down to the end.
notakto-law-knight = That the rule holds was tried here against every cross, down to the end.
notakto-law-normal = The nim-value of a board is computed from all boards that can arise from it, mirrored and turned ones counted once.
notakto-countdown = a board that takes { $moves ->
    [one] one more move
   *[other] { $moves } more moves
 }, wherever one writes
