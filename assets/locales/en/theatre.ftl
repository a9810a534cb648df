# The theatre of methods: a method is chosen and seen to run, step by step.
theatre-title = Methods: { $game }
theatre-step = step { $step } of { $all }{ $state ->
    [plays] , going on by itself
   *[holds] { "" }
 }
theatre-thinks = The method is being run.
theatre-too-large = This method cannot be shown: { $why }. What the oracle knows of the position it tells on the board, after o.
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
theatre-enters = The { $side ->
    [first] first player
   *[second] second player
 } tries { $move }.
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
theatre-outcomes = +1 won, 0 drawn, -1 lost for the side that makes the move. [ ]: looked at, ~ ~: skipped, ≤ and ≥: as far as it had to be known.
theatre-points = Points ahead for the side that makes the move. [ ]: looked at, ~ ~: skipped, ≤ and ≥: as far as it had to be known.
theatre-waves-head = Round, positions it settled
theatre-wave-ends = Round 0: the ended positions. { $won } won, { $lost } lost, { $drawn } drawn for the side to move.
theatre-wave = Round { $round }: { $won ->
    [one] one position
   *[other] { $won } positions
 } won by a move to a lost one, { $lost } lost because every move leaves a won one.
theatre-first = The position on the table was settled in round { $round }: { $outcome ->
    [N] won
    [P] lost
   *[D] drawn
 } for the side to move.
theatre-endless = No round settles { $open ->
    [one] the one other
   *[other] the { $open } others
 }: { $side ->
    [first] play there need not end, and then the first player wins
    [second] play there need not end, and then the second player wins
   *[nobody] neither side can force a win there
 }.
theatre-waves-legend = A bar is made of won, lost and drawn positions, in this order. The board shows one that the round settled.
theatre-begins = The search begins. The { $side ->
    [first] first player
   *[second] second player
 } moves.
theatre-cut = Cut-off: the { $side ->
    [first] first player
   *[second] second player
 } is sure of { $sure } here, and the opponent need not allow more than { $most }. { $moves ->
    [one] One move is skipped
   *[other] { $moves } moves are skipped
 }.
theatre-won-is-won = The { $side ->
    [first] first player
   *[second] second player
 } has a move that wins. Nothing better can come: { $moves ->
    [one] one move is skipped
   *[other] { $moves } moves are skipped
 }.
theatre-recalls = The memory knows this position: { $gain } for the side to move.
theatre-kept = { $steps ->
    [one] One step is kept
   *[other] The first { $steps } steps are kept
 }. Steps run and counted beyond them: { $lost }.

trace-title = { $method }: { $game }
trace-choose = Methods that fit this position. Enter runs one.
trace-run-it = run it
trace-head = To move, the moves and what they bring
trace-level = { $side ->
    [first] first
   *[second] second
 }
trace-leads-to = leads to
trace-worth = worth
trace-best = best move
trace-best-table = A best move; -: none, or all lose
trace-waits = waits for
trace-set = moves lead to
trace-counter = moves left
trace-plies = moves to the end
trace-table-pn = N: the side to move wins. P: it loses.
trace-table-sg = SG values: the least number that no move leads to
trace-table-retrograde = Backwards from the ended positions
trace-too-many-cells = a table of more than { $most } positions cannot be followed
trace-does-not-fit = the method { $method } does not fit this position
trace-pn-cell = What is { $position } worth? Look where its moves lead.
trace-pn-try = { $position } can move to { $to }, which is { $letter }.
trace-pn-won = { $position } can move to { $to }, which is P. So { $position } is N.
trace-pn-end = { $position } is an end: { $letter } for the side to move.
trace-pn-all = No move from { $position } leads to a P. So { $position } is { $letter }.
trace-sg-cell = What is the SG value of { $position }? Look where its moves lead.
trace-sg-look = { $position } can move to { $to }, whose value is { $value }.
trace-sg-mex = Values reached: { $set }. The least number missing is { $mex }.
trace-sg-write = { $position }: mex { $set } = { $mex }.
trace-sg-begins = Positions: { $all }. Ready first, for no move leads on: { $ready }.
trace-sg-ready = { $position } is ready: { $moves ->
    [0] it has no move
    [one] its one move leads to a known value
   *[other] its { $moves } moves lead to known values
 }, { $set }.
trace-sg-frees = { $waiting ->
    [one] One position waited
   *[other] { $waiting } moves waited
 } for { $position }. { $freed ->
    [0] None is ready yet.
    [one] Now { $names } is ready.
   *[other] Now these are ready: { $names }.
 }
trace-retro-begins = { $positions ->
    [one] One position, which
   *[other] { $positions } positions, each of which
 } counts its moves.
trace-retro-seed = { $position } is an end: { $letter } for the side to move. It goes into the queue.
trace-retro-pop = { $position } is { $letter }. { $above ->
    [0] No move leads to it.
    [one] One move leads to it.
   *[other] { $above } moves lead to it.
 }
trace-retro-won = { $position } can move to { $to }: won in { $plies ->
    [one] one move
   *[other] { $plies } moves
 }.
trace-retro-lower = { $position } loses by moving to { $to }. { $left ->
    [0] No other move is left.
    [one] One move is left to hope for.
   *[other] { $left } moves are left to hope for.
 }
trace-retro-lost = Every move from { $position } loses: lost in { $plies ->
    [one] one move
   *[other] { $plies } moves
 }.
trace-retro-all = The queue is empty, and every position is settled.
trace-retro-left = The queue is empty. { $left ->
    [one] One position is
   *[other] { $left } positions are
 } left: { $side ->
    [first] play can go on for ever there, and the first player wins then
    [second] play can go on for ever there, and the second player wins then
   *[nobody] neither side can force a win there
 }.
trace-cost = { $method }: { $unit ->
    [nodes] { $work ->
        [one] one node
       *[other] { $work } nodes
     }
    [playouts] { $work ->
        [one] one playout
       *[other] { $work } playouts
     }
    [rounds] { $work ->
        [one] one round
       *[other] { $work } rounds
     }
    [searches] { $work ->
        [one] one search
       *[other] { $work } searches
     }
    [contributions] { $work ->
        [one] one contribution
       *[other] { $work } contributions
     }
    [coalitions] { $work ->
        [one] one coalition
       *[other] { $work } coalitions
     }
    [programmes] { $work ->
        [one] one linear programme
       *[other] { $work } linear programmes
     }
    [pivots] { $work ->
        [one] one pivot
       *[other] { $work } pivots
     }
   *[cells] { $work ->
        [one] one cell
       *[other] { $work } cells
     }
 }
trace-cost-spared = { $method }: { $work ->
    [one] one node
   *[other] { $work } nodes
 }, cut-offs { $cuts }, recalled { $recalled }
trace-cost-more = { $method }: more than it was let run for
trace-asks-cell = What belongs at the question mark? Enter answers, Esc shows no more.
trace-asks-move = What does the next move turn out to bring? Enter answers, Esc asks no more.
trace-right = Right: { $answer }
trace-wrong = Not that. { $reason }

method-minimax = Minimax
method-minimax-about = every line of play to its end
method-alpha-beta = Alpha-beta
method-alpha-beta-about = minimax with a window; moves that cannot matter are cut off
method-alpha-beta-ordered = Alpha-beta, good moves first
method-alpha-beta-ordered-about = the better the order, the more is cut off
method-alpha-beta-memory = Alpha-beta with a memory
method-alpha-beta-memory-about = a transposition table: no position is searched twice
method-depth-limited = Search to a depth
method-depth-limited-about = minimax to a depth, an evaluation at the leaves
method-iterative-deepening = Iterative deepening
method-iterative-deepening-about = depth 1, 2, 3 ..., each ordered by the one before
method-quiescence = Quiescence search
method-quiescence-about = beyond the depth only through moves that are not quiet
method-uct = Playouts and UCT
method-uct-about = games at random, promising moves more often
method-pn-recursion = P and N by recursion
method-pn-recursion-about = top-down with memoisation; one move to a P is enough
method-pn-table = P and N, filling a table
method-pn-table-about = from the ends: N as soon as one move leads to a P
method-sg-values = SG values, filling a table
method-sg-values-about = mex of what the moves lead to, from the ends
method-sg-graph = SG values, node by node
method-sg-graph-about = in topological order: who waits for whom, set and mex
method-sg-sum = SG values of a sum
method-sg-sum-about = the values of the parts, added without carry
method-interval-difference = Interval DP, the difference
method-interval-difference-about = d[i][j] = max(a[i] - d[i+1][j], a[j] - d[i][j-1]), by length
method-interval-total = Interval DP, the mover's total
method-interval-total-about = with the sums of what is left
method-interval-pairs = Interval DP, pairs
method-interval-pairs-about = what the mover and the other get, side by side
method-interval-left = Interval DP by left end
method-interval-left-about = the difference in one row of memory
method-interval-memory = Interval DP, top-down
method-interval-memory-about = recursion with memoisation
method-interval-folding = Folding
method-interval-folding-about = peaks a <= b >= c become a - b + c: linear time
method-retrograde = Retrograde analysis
method-retrograde-about = backwards from the ends, a counter for each position
method-waves = Retrograde analysis, in rounds
method-waves-about = each round settles what the rounds before decide
method-max-flow = Maximum flow
method-max-flow-about = augmenting paths, the residual net, the smallest cut
method-shapley = Shapley value
method-shapley-about = what each adds, over all orders
method-core = Core
method-core-about = whether a coalition has a reason to object
method-nucleolus = Nucleolus
method-nucleolus-about = the greatest complaint made smallest, then the next
method-simplex = Linear programming
method-simplex-about = the simplex tableau, pivot by pivot
method-fictitious-play = Fictitious play
method-fictitious-play-about = each answers the mean of what the other did
method-regret-matching = Regret matching
method-regret-matching-about = each move as often as it is missed
method-cfr = Counterfactual regret
method-cfr-about = regrets at every information set
method-cfr-plus = CFR+
method-cfr-plus-about = regrets that never fall below zero
trace-listed = { $name }: { $about }
trace-expect-method = one of { $methods }
trace-no-program = no program goes with the method { $method }
trace-no-table = no table is filled by the method { $method }
trace-found = Result of { $method }: { $found }
trace-stands = nobody objects
trace-falls = a coalition objects
trace-unfinished = not run to its end

trace-interval-difference = d: what the mover gets more than the other
trace-interval-total = f: the mover's total
trace-interval-pairs = p: what the mover and the other get
trace-interval-left = d: one row of memory, by right end
trace-interval-memory = memo: values stored
trace-interval-sums = s: prefix sums
trace-interval-best = Best: L, R, LR both
trace-interval-stack = Calls that wait
trace-interval-call = call
trace-interval-fold = Folded, then taken from the ends
trace-interval-ends = Both ends
trace-interval-rest = the rest
trace-interval-brings = brings
trace-interval-long = the row has more than { $most } numbers, the most that is shown. The oracle folds it all the same
trace-interval-wide = a number of the row is beyond { $most }, the greatest that is shown. The oracle folds it all the same
trace-interval-cell = From { $i } to { $j } lie { $numbers }.
trace-interval-base = One number is taken whole: { $cell } = { $worth }.
trace-interval-sum = The first { $count ->
    [one] number is
   *[other] { $count } numbers add up to
 } { $sum }.
trace-interval-takes = Take { $number } on the { $end ->
    [left] left
   *[right] right
 }: { $number } - { $cell } = { $number } - { $rest } = { $brings }.
trace-interval-takes-total = Take { $number } on the { $end ->
    [left] left
   *[right] right
 }. Of the rest the other gets { $cell } = { $rest }, you what is left: { $number } + { $sum } - { $less } = { $brings }.
trace-interval-takes-pair = Take { $number } on the { $end ->
    [left] left
   *[right] right
 }. The other moves first in the rest, { $cell } = { $rest }. You get { $number } + { $more }: { $brings }.
trace-interval-better = { $best ->
    [L] The left is better
    [R] The right is better
   *[LR] Both bring the same
 }: { $cell } = { $worth }.
trace-interval-enter = Call best({ $i }, { $j }).
trace-interval-hit = The memory has it: memo[{ $i }, { $j }] = { $worth }.
trace-interval-push = Put { $number } behind the row.
trace-interval-folds = A peak: { $a } <= { $b } >= { $c }. It becomes { $a } - { $b } + { $c } = { $folded }.
trace-interval-greater = The greater end is { $number }. { $side ->
    [own] The mover takes it
   *[other] The other takes it
 }: the difference is { $d }.
trace-interval-answer = The mover gets { $own } of the row, the other { $other }: a difference of { $ahead }. Best: { $best ->
    [L] take from the left
    [R] take from the right
   *[LR] either end
 }.
trace-interval-held = { $says } The mover was ahead by { $held } already: { $all } in all.

trace-sum-table = Parts and the columns of the nim-sum
trace-sum-own = { $part }: its SG values
trace-sum-becomes = must become
trace-sum-wide = an SG value here has more than { $most } binary digits, the most that are shown
trace-sum-no-value = the oracle knows no SG value of the part { $part }
trace-sum-told = { $part } is too large for a table here. The oracle knows its SG value: { $value }.
trace-sum-part = { $part } has the SG value { $value }. x = { $before } xor { $value } = { $after }.
trace-sum-column = The column of { $power } has { $ones ->
    [0] no 1
    [one] one 1
   *[other] { $ones } ones
 }: { $bit ->
    [1] odd, so 1
   *[0] even, so 0
 }.
trace-sum-total = The nim-sum is { $sum }.
trace-sum-wanted = { $part }: { $value } xor { $sum } = { $wanted }. { $how ->
    [less] That is less, so some move there leaves it
   *[more] That is more, so it need not be reached
 }.
trace-sum-play = Play { $move }: { $part } is then worth { $wanted }, and the nim-sum is 0.
trace-sum-answer = Nim-sum { $sum }: { $letter ->
    [N] the side to move wins
   *[P] the side to move loses
 }.
trace-learning = { $method }, many iterations
trace-learnt-iterations = iterations
trace-learnt-exploitability = exploitability
trace-learnt-low = at least
trace-learnt-value = the means bring
trace-learnt-high = at most
trace-learnt = { $method }, both sides learning from each other. Worked out exactly, the first player gets { $value } a round.
trace-asks-step = What does the next step find? Enter answers, Esc asks no more.

trace-flow-arcs = The arcs and what is left of them
trace-flow-nodes = Reached from
trace-flow-capacity = capacity
trace-flow-flow = flow
trace-flow-forth = left
trace-flow-back = back
trace-flow-search = The flow is { $flow } so far. Search from { $source } through what is left.
trace-flow-reach = From { $from } to { $to }: { $arc } has room for { $room } more.
trace-flow-take-back = From { $from } to { $to }, against { $arc }: { $room } can be taken back.
trace-flow-path = The sink is reached by { $path }. The least room on this path is { $room }.
trace-flow-push = Send { $room } along { $path }. The flow is { $flow } now.
trace-flow-cut = { $sink } is out of reach of { $reached }. { $count ->
    [0] No arc leads out of there
    [one] The one arc out of there is full
   *[other] The arcs out of there are full
 }: { $count ->
    [0] nothing can flow
   *[other] { $arcs }, { $flow } together. No flow is larger
 }.
trace-shapley-orders = What each adds, by the order in which they come
trace-shapley-sizes = What each adds on average, by how many came before
trace-shapley-sums = What that comes to
trace-shapley-total = total
trace-shapley-mean = mean
trace-shapley-order = They come in the order { $order }.
trace-shapley-marginal = { $player } comes { $count ->
    [0] first
   *[other] behind { $before }
 }: { $with } with { $player }, { $without } without, so { $player } adds { $adds }.
trace-shapley-by-size = The orders are too many to go through: { $orders }. In equally many of them a player comes behind 0, 1, 2 ... others, so a mean for each of these numbers is enough.
trace-shapley-behind = { $player } comes { $count ->
    [0] first
    [one] behind one other
   *[other] behind { $count } others
 } and adds { $adds } on average.
trace-shapley-add = The total of { $player } is { $total } now.
trace-shapley-divide = { $player }: { $total } / { $count } = { $mean }.
trace-core-title = The split: { $split }
trace-core-worth = { $kind ->
    [cost] costs alone
   *[value] worth alone
 }
trace-core-keep = { $kind ->
    [cost] pays
   *[value] gets
 }
trace-core-beyond = { $kind ->
    [cost] spared
   *[value] beyond
 }
trace-core-coalition = Has { $coalition } a reason to object?
trace-core-alone = { $coalition } alone { $kind ->
    [cost] costs
   *[value] is worth
 } { $worth }.
trace-core-gets = { $coalition } { $kind ->
    [cost] pays
   *[value] gets
 } { $keep }: { $enough ->
    [yes] no reason
   *[no] a reason
 } to object.
trace-core-objects = { $coalition } objects: alone it { $kind ->
    [cost] saves
   *[value] gains
 } { $by }. The split is not in the core.
trace-core-stands = { $count ->
    [one] The one coalition has no
   *[other] None of { $count } coalitions has a
 } reason to object: the split is in the core.
trace-nucleolus-coalitions = What the split leaves each coalition { $kind ->
    [cost] below its cost
   *[value] beyond its worth
 }
trace-nucleolus-shares = The shares
trace-nucleolus-round = round { $round }
trace-nucleolus-first = { $within ->
    [own] If nobody is to be worse off than alone, the
   *[all] The
 } most that every coalition can be left { $kind ->
    [cost] below its cost
   *[value] beyond its worth
 } is { $level }, by { $split }.
trace-nucleolus-next = { $within ->
    [own] If nobody is to be worse off than alone, the
   *[all] The
 } most that every coalition not fixed yet can be left { $kind ->
    [cost] below its cost
   *[value] beyond its worth
 } is { $level }, by { $split }.
trace-nucleolus-tight = Tight: { $coalitions }. Every split that promises so much leaves these exactly { $level }.
trace-nucleolus-fix = { $coalition } is fixed at { $level } { $kind ->
    [cost] below its cost
   *[value] beyond its worth
 }.
trace-nucleolus-answer = Every share is fixed. The nucleolus: { $split }.
trace-simplex-title = The tableau: y weighs the columns, s is the slack of a row, z the goal
trace-simplex-basis = basis
trace-simplex-bound = bound
trace-simplex-ratio = ratio
trace-simplex-begins = { $raise } is added to every payment, so that all are at least 1. No row may exceed 1; the sum of y is made as great as possible.
trace-simplex-enter = Enters: { $variable }, the first goal below zero, { $goal }.
trace-simplex-leave = { $variable } leaves: bound / entry is least in its row, { $ratio }.
trace-simplex-pivot = Pivot on { $pivot }: { $enter } takes the place of { $leave }. The goal is { $goal }.
trace-simplex-done = No goal is below zero. 1 / ({ $goal }) = { $raised }, less { $raise }: the value is { $value }. Rows { $rows }; columns { $cols }.
trace-choices = { $side ->
    [first] The rows
   *[second] The columns
 }
trace-bounds = Bounds of the value, round by round
trace-bound-lower = at least
trace-bound-upper = at most
trace-played = played
trace-brings = brings
trace-fictitious-first = Nothing was played yet. First choices: row { $row }, column { $column }.
trace-fictitious-best = Against all { $rounds ->
    [one] play of the one round
   *[other] plays of { $rounds } rounds
 } most is gained by row { $row }: { $gain }. Least is paid by column { $column }: { $cost }.
trace-fictitious-count = Row { $row } was played { $first ->
    [one] once
   *[other] { $first } times
 } by now, column { $column } { $second ->
    [one] once
   *[other] { $second } times
 }.
trace-fictitious-bound = The means guarantee: the value is at least { $lower } and at most { $upper }.
trace-regret-pays = pays
trace-regret-mean = mean mix
trace-regret-regret = regret
trace-regret-mix = next mix
trace-regret-payoff = { $side ->
    [first] The rows get
   *[second] The columns get
 } { $mean } by their mix. Most would have been paid by choice { $choice }: { $pays }.
trace-regret-average = The mean mix of { $side ->
    [first] the rows
   *[second] the columns
 } takes this round in.
trace-regret-added = Choice { $choice }: it would have paid { $more } more than the mix, so its regret is now { $regret }.
trace-regret-strategy = { $regretted ->
    [yes] Next each choice is played in proportion to its regret above zero
   *[no] Nothing is regretted: next all choices are played alike
 }, by { $side ->
    [first] the rows
   *[second] the columns
 }.
trace-regret-bound = After round { $round } the means guarantee about { $lower } to { $upper }.
trace-regret-proved = The mean mixes, rounded to thousandths, guarantee exactly: the value is at least { $lower } and at most { $upper }.

method-regret-matching-plus = Regret matching+
method-regret-matching-plus-about = regrets that never fall below zero
method-discounted-cfr = Discounted CFR
method-discounted-cfr-about = regrets that fade
trace-dialled-depth = { $method }, depth { $depth }
trace-dialled-playouts = { $method }, { $playouts ->
    [one] one playout
   *[other] { $playouts } playouts
 }
trace-by-depth = How the choice changes with depth
trace-chosen = choice
trace-nodes = nodes
trace-line = line
trace-oracle = oracle
trace-visits = visits
trace-mean = mean
trace-term = { $name } { $points }
trace-leaf-terms = estimate for the side to move: { $terms }
trace-leaf-unknown = horizon: nothing is known, counted as 0
trace-tries-leaf = The { $side ->
    [first] first player
   *[second] second player
 } tries { $move }: { $told }.
trace-depth-begins = A search begins, to depth { $depth }.
trace-depth-ends = Choice at depth { $depth }: { $move } ({ $gain }); { $nodes ->
    [one] one node
   *[other] { $nodes } nodes
 }. Line: { $line }
trace-depth-unfinished = Not finished: more than { $nodes ->
    [one] one node
   *[other] { $nodes } nodes
 } for depth { $depth }.
trace-estimated = { $move }, estimated at { $gain }: not proved
trace-first = First { $move }: the last search liked it best here.
trace-noisy = Estimated at { $gain }. Not quiet, so tried all the same: { $moves }.
trace-narrowed = Only { $moves } are looked at: nothing is proved.
eval-near-cells = the { $most } cells within { $reach } of a mark that promise most (of an empty board the middle)
trace-estimates = +WIN and -WIN: { $proved ->
    [yes] proved within the depth
   *[no] among the moves looked at
 }. All other numbers are estimates, for the side that makes the move. [ ]: looked at, ~ ~: skipped.
trace-uct-table = Moves by playouts
trace-uct-legend = Mean: +1 if all playouts were won, -1 if all were lost. Oracle: what is proved, ? if the move gives something away.
trace-uct-expand = { $moves ->
    [one] The one move from here joins the tree.
   *[other] The { $moves } moves from here join the tree.
 }
trace-uct-playout = A game at random from here, { $plies ->
    [one] one move
   *[other] { $plies } moves
 } long: { $winner ->
    [first] the first player wins
    [second] the second player wins
    [open] it is not over, and is counted as a draw
   *[nobody] nobody wins
 }.
trace-uct-select = The highest bound leads the way: { $line }. The bound of { $move } is { $bound }.
trace-uct-back = The result goes back up. { $move }: { $visits ->
    [one] one visit
   *[other] { $visits } visits
 }, mean { $mean }.
trace-uct-back-root = The result, { $value }, is noted at the root.
trace-uct-ends = Visited most: { $move }, in { $visits } of { $playouts }, mean { $mean }.
trace-uct-guess = { $move }, visited in { $visits } of { $playouts }, mean { $mean }: a guess, no proof
trace-chooser-depth = Choice at depth { $depth }: { $move }.
trace-chooser-playouts = The playouts choose { $move }.
trace-oracle-silent = { $chooser } No proof here within the work allowed, so it is open whether this errs: { $move }.
trace-oracle-agrees = { $chooser } The oracle agrees: { $move } brings { $gain }, and no move brings more.
trace-oracle-errs = { $chooser } The oracle: { $move } brings { $after } where { $before } was possible. { $why }
trace-beyond-horizon = The refutation { $answer } ends the game after { $plies ->
    [one] one move
   *[other] { $plies } moves
 }, beyond the horizon of { $depth }.
trace-refuted-in = The refutation { $answer } ends the game after { $plies ->
    [one] one move
   *[other] { $plies } moves
 }.
trace-refuted = The refutation is { $answer }.
trace-ends-the-game = The game is over at once.
eval-open-lines = open lines
eval-ones = open lines with one
eval-twos = with two
eval-threes = with three
eval-fours = with four or more
eval-middle = middle
eval-corners = corners
eval-mobility = mobility
eval-discs = discs
eval-men = men
eval-kings = kings
eval-advance = advance
eval-material = material
eval-edge = kings off the edge
eval-near = kings close
eval-race = race
eval-steps = steps left
eval-blocked = blocked


