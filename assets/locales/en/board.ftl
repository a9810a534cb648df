board-turn = { $side } is to move.
board-wrong-size = a board of { $rows } by { $cols } is not between { $least } and { $most }
board-was-over = { $side } has won here before it is to move
board-not-own = { $side } has nothing on { $cell }
board-over = the game is over
board-tell-moves = { $form ->
    [did] moved
    [do] move
   *[does] moves
 } { $side } from { $from } to { $to }
board-tell-takes = { $form ->
    [did] took
    [do] take
   *[does] takes
 } { $taken } on { $to } with { $side } from { $from }
board-tell-puts = { $form ->
    [did] put
    [do] put
   *[does] puts
 } { $side } on { $to }

## Why

