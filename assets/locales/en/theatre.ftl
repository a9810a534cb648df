# A look inside the search: the tree as alpha-beta walks it, and the waves of games that can run in circles.
theatre-title = Inside the search: { $game }
theatre-step = step { $step } of { $all }{ $state ->
    [plays] , going on by itself
   *[holds] { "" }
 }
theatre-thinks = The search is being run.
theatre-too-large = This search cannot be shown: { $why }. What the oracle knows of the position it tells on the board, after o.
theatre-too-many = the game below this position has more than { $most } positions, the most that can be shown. Play on: as soon as little enough is left, S shows how it is searched
theatre-typed = a move here is a split of any numbers that add up, so there are endlessly many; they are weighed by what the coalitions can make, not searched
theatre-points-in-circles = points are counted and play can run in circles: no search can be shown
theatre-hidden = moves are mixed here, for something is hidden: a search that sees everything would tell nothing true
theatre-head = To move [alpha, beta], the moves and what they bring
theatre-level = { $side ->
    [first] first
   *[second] second
 } [{ $alpha }, { $beta }]
theatre-over = the game is over
theatre-begins = The search begins: the { $side ->
    [first] first player
   *[second] second player
 } moves, and the window is open on both sides.
theatre-enters = The { $side ->
    [first] first player
   *[second] second player
 } tries { $move }.
theatre-cut = Cut-off: the { $side ->
    [first] first player
   *[second] second player
 } is sure of { $sure } here, and the opponent need not allow more than { $most }. Moves skipped: { $moves }, nodes spared: { $nodes }.
theatre-leaves = { $move } brings the { $side ->
    [first] first player
   *[second] second player
 } { $sure ->
    [exactly] { $gain }
    [most] at most { $gain }
   *[least] at least { $gain }
 }.
theatre-ends = The search is over: the { $side ->
    [first] first player
   *[second] second player
 } gets { $gain }.
theatre-so-far = So far: { $visited ->
    [one] one node
   *[other] { $visited } nodes
 } looked at, { $cuts ->
    [one] one cut-off
   *[other] { $cuts } cut-offs
 }, { $spared ->
    [one] one node
   *[other] { $spared } nodes
 } spared.
theatre-all = In all, for { $gain }: { $visited ->
    [one] one node
   *[other] { $visited } nodes
 } with cut-offs, { $plain } without; { $positions ->
    [one] one different position
   *[other] { $positions } different positions
 } with a memory.
theatre-all-more = In all: more than { $visited ->
    [one] one node
   *[other] { $visited } nodes
 } with cut-offs, { $plain } without; { $positions ->
    [one] one different position
   *[other] { $positions } different positions
 } with a memory.
theatre-kept = { $steps ->
    [one] Only the first step is kept
   *[other] Only the first { $steps } steps are kept
 }; the counts go on.
theatre-outcomes = +1 won, 0 drawn, -1 lost for the side that makes the move. [ ]: looked at, ~ ~: skipped, ≤ and ≥: as far as it had to be known.
theatre-points = Points ahead for the side that makes the move. [ ]: looked at, ~ ~: skipped, ≤ and ≥: as far as it had to be known.
theatre-waves-head = Round, positions it settled
theatre-wave-ends = Round 0: the ended positions. { $won } won, { $lost } lost, { $drawn } drawn for the side to move.
theatre-wave = Round { $round }: { $won ->
    [one] one position
   *[other] { $won } positions
 } won by a move to a lost one, { $lost } lost because every move leaves a won one.
theatre-settled = Settled: { $settled } of { $all ->
    [one] one position
   *[other] { $all } positions
 }; open: { $open }.
theatre-first = The position on the table was settled in round { $round }: { $outcome ->
    [N] won
    [P] lost
   *[D] drawn
 } for the side to move.
theatre-first-open = The position on the table is still open.
theatre-endless = No round settles { $open ->
    [one] the one other: play there
   *[other] the { $open } others: play there
 } need not end, and then { $side ->
    [first] the first player wins
    [second] the second player wins
   *[nobody] nobody wins
 }.
theatre-waves-legend = A bar is made of won, lost and drawn positions, in this order. The board shows one that the round settled.
