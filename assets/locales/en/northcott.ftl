northcott-name = Northcott's game
northcott-alias = Northcott Nim|facing coins|D. G. Northcott
northcott-promise = Coins face each other in rows.
northcott-rules = In each row stands one white coin left of one black coin. A move slides one of the own coins along its row any number of cells, either way, but never onto or past the other coin. No move left? You lose.
northcott-notation = Rows from the top, separated by /, then W or B for the side to move: W..B/.WB. W. A move a1-c1 names the cells from and to.
northcott-param-width = columns of the board at the start
northcott-param-rows = rows of the board at the start
northcott-note = { $side } is to move.
northcott-expect-side = a blank and the side to move, W or B
northcott-bad-row = row { $row } cannot stand
northcott-expect-row = one W left of one B, all else empty
northcott-not-own = { $side } has no coin on { $cell }
northcott-other-row = { $cell } is not in row { $row }, and a coin never leaves its row
northcott-stays = the coin of row { $row } must move
northcott-passes = in row { $row } the other coin is in the way
northcott-too-many = all positions of such a board are more than { $most }, the most that are swept
northcott-tell = { $form ->
    [did] slid
    [do] slide
   *[does] slides
 } a coin from { $from } to { $to }

## Why

northcott-ask = How many cells lie between the two coins of each row? If the opponent retreats, what do you answer?
northcott-look = The gap of a row is a Nim heap: closing it by k takes k counters. { $nim }
northcott-place = Row { $row } has a gap of { $gap }: { $gap } xor { $sum } = { $left }, so it must become { $left }.
northcott-move = Slide your { $side } in row { $row } so that the gap goes from { $gap } to { $left }.
northcott-stall = Every move loses against perfect play. Close a gap by one, or retreat; either only takes longer.
northcott-proof-won = If the opponent closes a gap, answer as in Nim. If the opponent retreats by k, follow by k: all gaps are as before, your coin is nearer to the wall, and retreats run out one day.
northcott-proof-lost = Close a gap, and the opponent answers as in Nim. Retreat, and the opponent follows just as far, until your back is against the wall.
northcott-law = A retreat is undone at once, so it changes no outcome (Winning Ways, chapter 3); nobody can go on for ever, for the winner only advances.
northcott-law-swept = The moves to the end come from a sweep of all positions of this board, from the ends backwards.
