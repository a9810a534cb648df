preset-usual = the usual start
preset-under-way = a game under way
preset-parts = { $parts }
preset-game = { $game } · { $variant }
matrix-preset-1 = rock, paper, scissors
matrix-preset-2 = scissors pay double
matrix-preset-3 = matching pennies
matrix-preset-4 = odd or even
matrix-preset-5 = Morra with two fingers
chess-ending-preset-1 = king and rook against king
chess-ending-preset-2 = rook, Black to move
chess-ending-preset-3 = king and pawn
chess-ending-preset-4 = pawn one step from the top
chess-ending-preset-5 = king and queen against king
small-chess-preset-1 = king and rook, three files
small-chess-preset-2 = king and pawn, three files
small-chess-preset-3 = a rook each, three files
small-chess-preset-4 = mate near, five by five
hackenbush-preset-1 = the usual start
hackenbush-preset-2 = two trees
hackenbush-preset-3 = a triangle
hackenbush-preset-4 = with loops
hackenbush-preset-5 = misère, with a ring
sprouts-preset-1 = 3 spots
sprouts-preset-2 = 2 spots
sprouts-preset-3 = 4 spots
sprouts-preset-4 = a game under way
sprouts-preset-5 = 3 spots, misère
cops-and-robber-preset-1 = the usual start
cops-and-robber-preset-2 = a circle with a tail
cops-and-robber-preset-3 = a circle, 2 cops
cops-and-robber-preset-4 = Petersen's graph, 3 cops
cops-and-robber-preset-5 = Petersen's graph, 2 cops
cat-and-mouse-preset-1 = the mouse begins
cat-and-mouse-preset-2 = the cat begins
cat-and-mouse-preset-3 = a path
cat-and-mouse-preset-4 = seven rooms
cat-and-mouse-preset-5 = eight rooms
dots-and-boxes-preset-1 = 2 by 2 boxes, empty
dots-and-boxes-preset-2 = a row of 3 boxes
dots-and-boxes-preset-3 = 2 by 3 boxes, begun
dots-and-boxes-preset-4 = chains, near the end
dots-and-boxes-preset-5 = 4 by 4 boxes, near the end
domineering-preset-1 = 3 by 3, empty
domineering-preset-2 = 4 by 5, empty
domineering-preset-3 = near the end
domineering-preset-4 = 3 by 4, misère
cram-preset-1 = 3 by 4, empty
cram-preset-2 = near the end
cram-preset-3 = 3 by 3, misère
cram-preset-4 = a strip of 10

## What sets a variant apart, in a title

variant-rows-cols = { $rows } by { $cols }
variant-rows = { $value ->
    [one] one row
   *[other] { $value } rows
 }
variant-size = { $value } by { $value }
variant-width = { $value ->
    [one] one column
   *[other] { $value } columns
 }
variant-n = { $value ->
    [one] one cell
   *[other] { $value } cells
 }
variant-k = { $value } in a line
moore-nim-variant-k = { $value ->
    [one] one heap at once
   *[other] up to { $value } heaps
 }
variant-boards = { $value ->
    [one] one board
   *[other] { $value } boards
 }
variant-misere = { $value ->
    [true] misère
   *[false] normal play
 }
variant-wild = { $value ->
    [true] wild
   *[false] own marks
 }
variant-max = take up to { $value }
variant-take = { $value ->
    [long] other numbers
   *[other] take { $value }
 }
heap-rule-variant-take = { $value ->
    [long] another rule
   *[other] take { $value }
 }
variant-split = { $value ->
    [none] no splitting
    [long] another split
   *[other] split { $value }
 }
variant-factor = limit times { $value }
variant-plus = limit plus { $value }
variant-t = less than { $value } apart
variant-target = to { $value }
variant-low = factors from { $value }
variant-high = factors up to { $value }
variant-number = divisors of { $value }
variant-men = { $value } men each
variant-toads = { $value ->
    [one] 1 toad
   *[other] { $value } toads
}
variant-gap = gap of { $value }
variant-frogs = { $value ->
    [one] 1 frog
   *[other] { $value } frogs
}
variant-cops = { $value ->
    [one] one cop
   *[other] { $value } cops
 }
variant-faces = { $value ->
    [one] dice with one face
   *[other] dice with { $value } faces
 }
variant-cards = { $value ->
    [one] one card
   *[other] { $value } cards
 }
variant-ante = ante { $value }
variant-bet = bets of { $value }
variant-posts = { $value ->
    [one] one post
   *[other] { $value } posts
 }
variant-payoff = { $value ->
    [dresher] Dresher's payoff
   *[fields] a point a post
 }
variant-kind = { $value ->
    [cost] a cost
   *[value] a value
 }
variant-players = { $value ->
    [one] one player
   *[other] { $value } players
 }
variant-end = { $value ->
    [equal] until both are equal
   *[zero] until one is 0
 }
variant-piece = { $value ->
    [king] kings
    [queen] queens
    [rook] rooks
    [bishop] bishops
    [knight] knights
   *[other] { $value }
 }
variant-board = { $value ->
    [0] endless board
   *[other] { $value } by { $value }
 }
grid-walk-variant-board = another board
variant-material = { $value }
variant-rule = { $value ->
    [turning-turtles] turning turtles
    [mock-turtles] mock turtles
    [moebius] Moebius
    [ruler] ruler
    [ruler-max3] ruler, 3 at most
    [twins] twins
    [twins-near] near twins
    [triplets] triplets
    [square] squares
    [cube] cubes
    [triangular] triangular numbers
    [fibonacci] Fibonacci numbers
    [prime] primes
    [prime-or-one] primes and 1
    [prime-power] prime powers
    [power-of-two] powers of 2
    [composite-or-one] composites and 1
    [digit] a digit of it
    [divisor] divisors
    [proper-divisor] proper divisors
    [coprime] coprime numbers
    [at-most-half] at most half
    [at-least-half] at least half
    [even-or-all-odd] even, or all if odd
    [to-proper-divisor] to a proper divisor
    [halve-or-decrement] halve or take 1
   *[other] another rule
 }
variant-code = code { $value }
variant-moves = { $value ->
    [long] other vectors
   *[other] vectors { $value }
 }
variant-times = { $value ->
    [any] any repeats
    [one] no repeats
   *[other] up to { $value } repeats
 }
variant-stop-sum = ends at a sum of { $value }
variant-stop-empty = { $value ->
    [true] ends with a heap gone
   *[false] goes on with a heap gone
 }
variant-forbid = { $value ->
    [equal] never two equal heaps
    [both-odd] never two odd heaps
   *[nothing] nothing forbidden
 }
variant-steps = { $value ->
    [long] other steps
   *[other] steps { $value }
 }
variant-graph = another graph
variant-first = first side fixed
variant-second = second side fixed
