queens-name = Queens
queens-promise = Place queens that leave each other alone until no cell is free. On odd boards the centre is the key.
queens-rules = The players take turns to place a queen on a cell that no queen on the board attacks; the queens belong to both. Who cannot place one loses; in misère play who cannot place one wins.
queens-notation = The rows from the top, separated by /, Q for a queen and . for an empty cell: Q../..Q/... A move names the cell, c2.
queens-param-rows = rows of the board
queens-param-cols = columns of the board
queens-param-misere = whoever cannot move wins
queens-last-wins = Who cannot place a queen loses.
queens-last-loses = Misère: who cannot place a queen wins.
queens-places = places a queen on { $cell }
queens-attacked = the queen on { $queen } attacks { $cell }, or stands there
queens-attack-each-other = the queens on { $first } and { $second } attack each other
queens-too-many-parts = the search needs more than { $most } parts, or a part of more than { $cells ->
    [one] one free cell
   *[other] { $cells } free cells
 }, the most that are searched

## Why

queens-ask = Turn the board by half a turn in your mind. Which free cells change places, and do any two of them attack each other?
queens-look-mirrored = The free cells lie in pairs opposite each other, and no cell attacks its partner.
queens-look = One queen makes the free cells lie in pairs opposite each other, so that no cell attacks its partner.
queens-place = The queen belongs on the cell that is lit.
queens-place-centre = The queen belongs in the centre: she attacks every line that joins two opposite cells which attack each other.
queens-place-none = Whatever cell you choose, its opposite stays free.
queens-move = Place the queen on { $cell }, and from then on answer each queen on the opposite cell.
queens-stall = Every move loses against perfect play. Place a queen on { $cell } and hope that the answer is missed.
queens-proof = Every queen is answered on the opposite cell. That cell is still free: the new queen does not attack it, and an older one that did would attack the first cell too, from the other side. So the one who answers moves last.
queens-head-cell = cell
queens-head-opposite = opposite
queens-claim-mirrored = The free cells lie in pairs opposite each other that do not attack each other, so every move is answered, and you lose.
queens-claim-won = You can leave the free cells in pairs opposite each other, so you win; the nim-value is { $nimber }, and { $moves ->
    [one] one move wins
   *[other] { $moves } moves win
 }.
queens-law-mirror = A pairing strategy is a proof by itself: on a board with odd sides the centre and then the opposite cell win (Noon and Van Brummelen, 2006). Which other moves win was found by exact search of nim-values (Sprague, 1935; Grundy, 1939).
queens-law-parts = Free cells fall into parts that do not attack each other. The nim-value of each part was found by exact search, look-alikes together; a part is named by its first and its last cell.
