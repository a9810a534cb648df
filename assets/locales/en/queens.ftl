queens-name = Queens
queens-alias = peaceful queens|Noon and Van Brummelen|n queens
queens-promise = Place queens out of reach.
queens-rules = The players take turns to place a queen on a cell that no queen on the board attacks; the queens belong to both. { $misere ->
    [true] No room to place one? You win.
    [false] No room to place one? You lose.
   *[other] No room to place one? You lose; in misère play you win.
 }
queens-notation = The rows from the top, separated by /, Q for a queen and . for an empty cell: Q../..Q/... A move names the cell, c2.
queens-param-rows = rows of the board
queens-param-cols = columns of the board
queens-param-misere = having no move left wins
queens-last-wins = No room for a queen? You lose.
queens-last-loses = Misère: no room for a queen? You win.
queens-places = { $form ->
    [did] placed
    [do] place
   *[does] places
 } a queen on { $cell }
queens-attacked = the queen on { $queen } attacks { $cell }, or stands there
queens-attack-each-other = the queens on { $first } and { $second } attack each other
queens-too-many-parts = the search needs more than { $most } parts, or a part of more than { $cells ->
    [one] one free cell
   *[other] { $cells } free cells
 }, the most that are searched

## Why

queens-ask = Is there a point about which half a turn pairs the free cells, perhaps after one queen more? Does a cell attack its partner?
queens-look-mirrored = Half a turn about { $middle } pairs the free cells, and no cell attacks its partner.
queens-look = After one queen more, half a turn about some point pairs all cells that are still free, and no cell attacks its partner.
queens-ask-last = Which cells are still free? Does a queen on one of them take all?
queens-look-last = { $free ->
    [one] Only one cell is free.
   *[other] { $free } cells are free, and a queen on one of them attacks all the others.
 }
queens-ask-settled = Which cells are free, and which of them attack each other? How many queens can still come?
queens-look-open = After your queen { $misere ->
    [0] an even number of queens should be still to come, for the last queen wins
   *[other] an odd number of queens should be still to come, for the last queen loses
 }.
queens-so = { $most ->
    [1] One queen is still to come, an odd number
   *[other] { $more ->
        [0] { $most }
        [2] { $least } or { $most }
       *[other] { $least } to { $most }
    } queens are still to come, however it is played, an { $odd ->
        [0] even
       *[other] odd
    } number
 }: { $yours ->
    [0] the opponent places
   *[other] you place
 } the last one, and { $misere ->
    [0] the last queen wins
   *[other] the last queen loses
 }.
queens-part-alone = { $only ->
    [0] { $cells } (attacks none of the others: one queen)
   *[other] { $cells } alone
 }
queens-part-clique = { $cells } (each attacks the others: one queen)
queens-part-either = either { $one } or { $two } (each attacks all of the other group and none of its own: { $first } or { $second ->
    [one] one queen
   *[other] { $second } queens
 })
queens-look-parts = Free: { $parts }. { $so }
queens-look-lines = The free cells lie in two { $rows ->
    [0] columns
   *[other] rows
 }. A queen shuts her own, and wherever she stands some cell of the other stays free; a queen there shuts that one too. { $so }
queens-look-each = Whatever queen comes first, the cells that she leaves free take as many as the table says. { $so }
queens-head-queen = queen
queens-head-free = free then
queens-head-left = queens then
queens-place-any = { $moves ->
    [one] There is no choice.
   *[other] Any of the { $moves } free cells is as good as any other.
 }
queens-place-won = Of { $total ->
    [one] one free cell
   *[other] { $total } free cells
 } { $moves ->
    [one] one wins
   *[other] { $moves } win
 }. Look for a queen that leaves cells you can count.
queens-move-any = Place the queen on { $cell }.
queens-move-parts = Place the queen on { $cell }. Free then: { $parts }. { $so }
queens-move-lines = Place the queen on { $cell }. The free cells then lie in two { $rows ->
    [0] columns
   *[other] rows
 }. A queen shuts her own, and wherever she stands some cell of the other stays free; a queen there shuts that one too. { $so }
queens-move-each = Place the queen on { $cell }. Whatever queen comes next, the cells that she leaves free take as many as the table says. { $so }
queens-middle-side = the side that { $first } and { $last } share
queens-middle-corner = the corner between { $first } and { $last }
queens-place = Of { $total ->
    [one] one free cell
   *[other] { $total } free cells
 } { $moves ->
    [one] one wins
   *[other] { $moves } win
 }.
queens-place-centre = The queen belongs in the centre: she attacks every line that joins two opposite cells which attack each other.
queens-place-none = Whatever cell you choose, its partner stays free.
queens-move = Place the queen on { $cell }. From then on answer each queen on the cell opposite to it: half a turn about { $middle } leads there.
queens-move-last = Place the queen on { $cell }: no cell stays free, and the opponent cannot move.
queens-stall = Every move loses against perfect play. Place a queen on { $cell } and hope that the answer is missed.
queens-proof = Every queen is answered on the opposite cell. That cell is still free: the new queen does not attack it, and if an older one did, her partner would attack the first cell. So the one who answers moves last.
queens-head-cell = cell
queens-head-opposite = opposite
queens-claim-mirrored = Half a turn pairs the free cells so that no cell attacks its partner. So every move is answered, and you lose.
queens-claim-won = You can leave free cells that half a turn pairs, so you win; the nim-value is { $nimber }, and { $moves ->
    [one] one move wins
   *[other] { $moves } moves win
 }.
queens-claim-last = One queen can take all that is left, so you win; the nim-value is { $nimber }, and { $moves ->
    [one] one move wins
   *[other] { $moves } moves win
 }.
queens-claim-settled = However the queens are placed, { $yours ->
    [0] the opponent places the last one, so you { $misere ->
        [0] lose
       *[other] win
    }
   *[other] you place the last one, so you { $misere ->
        [0] win
       *[other] lose
    }
 }.
queens-claim-settling = You can settle how many queens are still to come, so that { $misere ->
    [0] you place
   *[other] the opponent has to place
 } the last one; { $moves ->
    [one] one move wins
   *[other] { $moves } moves win
 }.
queens-law-rule = The rule itself: a queen attacks along her row, her column and her diagonals, and who finds no free cell is out of moves.
queens-law-mirror = A pairing strategy is a proof by itself. Which other moves win was found by exact search of nim-values (Sprague, 1935; Grundy, 1939).
queens-law-centre = A pairing strategy is a proof by itself: on a board with odd sides the centre and then the opposite cell win (Noon and Van Brummelen, 2006). Which other moves win was found by exact search of nim-values (Sprague, 1935; Grundy, 1939).
queens-law-parts = Free cells fall into parts that do not attack each other. The nim-value of each part was found by exact search, look-alikes together; a part is named by its first and its last cell.
