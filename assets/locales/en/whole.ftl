# The whole of a small game to take home: tree, graph and census.
whole-tree = { $game }, { $position }: the tree, { $nodes ->
    [one] 1 node
   *[other] { $nodes } nodes
 } ({ $positions ->
    [one] 1 position
   *[other] { $positions } positions
 })
whole-graph = { $game }, { $position }: the graph, { $positions ->
    [one] 1 position
   *[other] { $positions } positions
 }, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
 }
whole-tree-endless = play can run in circles here, so the tree has no end; the graph has every position once
whole-tree-too-large = nodes of the tree: { $nodes }, and at most { $most } are drawn; the graph has every position once
whole-graph-too-large = positions of the graph: { $positions }, and at most { $most } are drawn
whole-legend-outcomes = N: the side to move wins. P: it loses. D: neither side can force a win.
whole-legend-nimbers = *2: the nim-value is 2.
whole-legend-points = +3: the side to move ends 3 points ahead; -3: 3 behind.
whole-legend-plies = (5): the game ends in 5 moves if the winner hurries and the loser delays.
whole-legend-keeps = { $on ->
    [picture] A thick line and !
   *[paper] !
 }: { $counts ->
    [points] a move that brings the most points.
   *[wins] a move that keeps what the position is worth; a lost position has none.
 }
whole-legend-frames = One frame: N. Two frames: P. A broken frame: D.
whole-waits = The picture is being drawn.
whole-none = It cannot be drawn: { $why }.
census-title = { $game }, { $position }: { $positions ->
    [one] 1 position
   *[other] { $positions } positions
 }
census-outcome = outcome
census-nimber = nim-value
census-points = points ahead
census-plies = moves
census-positions = positions
census-farthest = Farthest from the end, { $plies ->
    [one] 1 move
   *[other] { $plies } moves
 }: { $positions }{ $more ->
    [0] { "" }
   *[other] {" "}and { $more } more
 }
cli-about-tree = Draw all of a small game: its tree, or its graph
cli-examples-tree =
    Examples:
      xorcle tree nim 2,1
      xorcle tree nim 3,2 --graph --format dot
      xorcle tree tic-tac-toe XO./.X./..O --format svg
cli-help-graph = Every position once, instead of every line of play
cli-about-census = Count the positions of a game by value and by distance to the end
cli-examples-census =
    Examples:
      xorcle census nim 3,4,5
      xorcle census tic-tac-toe --format csv
      xorcle census subtraction 12 --json
