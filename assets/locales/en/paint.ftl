paint-empty = nothing is left
paint-scrolled = more lines: { $above } above, { $below } below
paint-cut = too narrow: { $columns ->
    [one] one column is cut off
   *[other] { $columns } columns are cut off
 }
paint-cut-scrolled = too narrow by { $columns ->
    [one] one column
   *[other] { $columns } columns
 }; more lines: { $above } above, { $below } below
paint-box-you = YOU
paint-box-opponent = OPP
paint-hidden = … { $count } more …
paint-more = … and { $count } more
paint-nim-sum = nim-sum
paint-odd = { " " } odd columns
paint-all-even = every column is even
paint-missing = missing: this is the mex
paint-places = { $count ->
    [one] one place is marked on the board
   *[other] { $count } places are marked on the board
 }
paint-replies = each move, and the reply to it
ledger-share = share
ledger-pays = pays
ledger-left = still to give
ledger-left-cost = still to pay
ledger-gets = get { $share }
ledger-gets-cost = pay { $share }
ledger-alone = could have { $alone }
ledger-alone-cost = would pay { $alone }
ledger-more = and { $more ->
    [one] one more
   *[other] { $more } more
 }
hands-seat = { $seat ->
    [you] You
    [oracle] Opponent
    [first] First
   *[second] Second
 }
hands-pot = pot  { $pot }
