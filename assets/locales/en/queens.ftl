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
queens-look-last = One queen can attack all cells that are still free.
queens-middle-side = the side that { $first } and { $last } share
queens-middle-corner = the corner between { $first } and { $last }
queens-place = The queen belongs in row { $row }.
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
queens-law-mirror = A pairing strategy is a proof by itself: on a board with odd sides the centre and then the opposite cell win (Noon and Van Brummelen, 2006). Which other moves win was found by exact search of nim-values (Sprague, 1935; Grundy, 1939).
queens-law-parts = Free cells fall into parts that do not attack each other. The nim-value of each part was found by exact search, look-alikes together; a part is named by its first and its last cell.
