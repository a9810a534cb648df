knight-tour-name = Knight's tour for two
knight-tour-alias = knight path|perfect matching|undirected vertex geography
knight-tour-promise = One knight, no cell twice.
knight-tour-rules = One knight stands on a board. The players move it in turn with the knight's jump, and it never returns to a cell where it has been. { $misere ->
    [true] No move left? You win.
    [false] No move left? You lose.
   *[other] No move left? You lose; in misère play you win.
 }
knight-tour-notation = The rows from the top, separated by /: N the knight, x a cell it has left, . a free cell, such as N../.../... A move names the cell it jumps to, c2.
knight-tour-param-rows = rows of the board
knight-tour-param-cols = columns of the board
knight-tour-param-misere = having no move left wins
knight-tour-last-wins = No move left? You lose.
knight-tour-last-loses = Misère: no move left? You win.
knight-tour-jumps = { $form ->
    [did] jumped
    [do] jump
   *[does] jumps
 } to { $cell }
knight-tour-was-there = the knight has been on { $cell }
knight-tour-no-jump = from { $from } to { $cell } is no knight's jump
knight-tour-knights = there are { $count ->
    [one] one knight
   *[other] { $count } knights
 }
knight-tour-expect-one = one knight N

## Why

knight-tour-ask = Pair the free cells so that partners are a knight's jump apart, beginning with cells that have one free neighbour. Can as many be paired when the knight's own cell is left out?
knight-tour-look-won = Every way to pair as many cells as possible needs the knight's own cell: leave it out, and there are fewer pairs.
knight-tour-look-lost = As many cells as possible are paired here, and the knight's own cell is left out.
knight-tour-place = { $moves ->
    [one] On { $cells } the opponent stands on a cell that some pairing of as many cells as possible leaves out.
   *[other] On each of { $cells } the opponent stands on a cell that some pairing of as many cells as possible leaves out.
 }
knight-tour-place-none = Every cell that the knight can reach has a partner, and it waits for your move.
knight-tour-move = Jump to { $cell }.
knight-tour-stall = Every move loses against perfect play. Jump to { $cell } and hope that the partner is missed.
knight-tour-proof-won = The pairs shown leave { $cell } out. Wherever the opponent jumps from there, go on to that cell's partner; { $bare ->
    [0] all free cells have one
   *[other] a cell without a partner is never reached, for then two more could have been paired
 }. So you always have a jump.
knight-tour-proof-lost = Wherever you jump, the opponent goes on to that cell's partner. { $bare ->
    [0] All free cells have one
   *[other] You never reach a cell without one, for then two more could have been paired
 }. So the opponent always has a jump.
knight-tour-head-cell = cell
knight-tour-head-partner = partner
knight-tour-claim-won = The largest pairings of the free cells all need the knight's cell, so you win; { $moves ->
    [one] one move does it
   *[other] { $moves } moves do it
 }.
knight-tour-ask-end = From which cells is there no jump on?
knight-tour-look-end = { $cell } is a dead end: { $others ->
    [0] from there the knight could only jump back to { $here }, where it comes from.
   *[other] from there the knight could only jump to { $used } or back to { $here }, and it has been on all of them.
 }
knight-tour-look-stuck = { $moves ->
    [one] After your only jump the opponent can jump
   *[other] After each of your jumps the opponent can jump
 } to a dead end, a cell from which there is no jump on.
knight-tour-place-end = { $moves ->
    [one] The dead end: { $cells }.
   *[other] Any of these wins: { $cells }.
 }
knight-tour-place-stuck = { $count ->
    [one] The dead end: { $cells }.
   *[other] The dead ends: { $cells }.
 }
knight-tour-move-stuck = Every jump loses. After { $cell } the opponent jumps to { $answer }, and you cannot move.
knight-tour-claim-end = { $cell } is a dead end: jump there, and the opponent cannot move.
knight-tour-claim-stuck = Whatever you play, the opponent jumps to a dead end, and you cannot move.
knight-tour-claim-lost = The free cells can be paired best without the knight's cell, so every move loses.
knight-tour-law = Theorem on undirected vertex geography (Fraenkel, Scheinerman and Ullman, 1993): the mover loses exactly when some largest matching leaves the token's node out. The pairs are found by augmenting paths (Berge, 1957).
knight-tour-law-no-nimber = The nim-value of so large a board is not searched, for that would take more than { $most } positions; who wins is proved by the pairs.
