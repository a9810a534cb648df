machine-too-large = a machine of more than { $most } states would be needed
machine-no-heaps = { $game } at this position is no game on one to four heaps whose moves machines can tell
machine-endless = No weights of the heaps fall with every move: play may go on for ever.
machine-found = A law was found and proved for all sizes: a machine of { $states ->
    [one] one state
   *[other] { $states } states
 } that reads the heaps column by column, in { $numeration }. It ends in P where the position is lost.
machine-known = It was learnt from all positions with numbers below { $size }. That it holds for every size is proved: the machine of its counterexamples accepts nothing.
machine-form-even = In words: lost where every binary column holds an even number of ones.
machine-form-misere = In words: lost where every binary column holds an even number of ones and some heap is at least 2, or where only an odd number of heaps of 1 is left.
machine-form-columns = In words: lost where the number of ones in every binary column is a multiple of { $times }.
machine-form-remainders = In words: lost where the heap divided by { $by } leaves a remainder of this list: { $rests }.
machine-form-shifted = In words: lost where the larger heap is the smaller one with a 0 appended, and the smaller one ends in an even number of zeros.
machine-form-part = In words: lost where the heap is empty, or the limit is below the smallest part of the heap as a sum of Fibonacci numbers.
machine-run = The digits of { $position }, and the state after each column:
machine-ends-lost = It ends in state { $state }: lost.
machine-ends-won = It ends in state { $state }, which is not marked P: the side to move wins.
machine-ends-out = It leaves the machine at a dash, from which no lost position follows: the side to move wins.
machine-legend = Two circles: the side to move in a position that ends there loses (P). Thick arrows are the run of the position. An arrow that is missing leaves the machine, and the side to move wins.
machine-not-drawn = A machine of more than { $most } states is not drawn.
machine-wins = To win, leave { $positions }.
machine-none = No law was found, and nothing is claimed.
machine-tried-states = In { $numeration }: more than 200 states, with all positions below { $size }.
machine-tried-table = In { $numeration }: a table of all positions below { $size } does not suffice to learn a machine.
machine-tried-proof = In { $numeration }: a machine of { $states ->
    [one] one state
   *[other] { $states } states
 } fits all positions below { $size }; its proof outgrew its limit.
machine-tried-refuted = In { $numeration }: a machine of { $states ->
    [one] one state
   *[other] { $states } states
 } fitted all positions below { $size }, and was refuted.
machine-tried-untold = In { $numeration }: machines cannot tell the moves.
cli-help-prove-values = The law of the nim-values: of the game with a heap of Nim beside it
machine-no-values = no machine was found for the nim-values of this game
cli-about-law = Find the law of a game for all sizes, prove it by machine, and show it
cli-examples-law =
    Examples:
      xorcle law wythoff 8,13
      xorcle law nim 3,5,7 --set misere=true
      xorcle law vectors --set moves=-1,0*/0,-1*/-1,-1*
      xorcle law euclid --format walnut
every-size-claim = positions of { $heaps ->
    [one] one heap
   *[other] { $heaps } heaps
 } of any size are lost exactly where a machine of { $states ->
    [one] one state
   *[other] { $states } states
 } accepts their digits
every-size-values-claim = the nim-values of positions of { $heaps ->
    [one] one heap
   *[other] { $heaps } heaps
 } of any size are those beside which a machine of { $states ->
    [one] one state
   *[other] { $states } states
 } accepts their digits
every-size-no-values = nim-values of this game are not told by a heap beside it
every-size-no-heaps = this is no game on { $heaps ->
    [one] one heap
   *[other] { $heaps } heaps
 } whose moves vectors tell
every-size-other-rules = some small position has other moves than its vectors tell
every-size-fails = the obligation { $obligation } of a law for every size fails
certificate-every-size-words = This law holds for every size: “xorcle verify” decides its sentences by machines.

## Why

machine-binary = binary numbers
machine-base = numbers in base { $base }
machine-zeckendorf = Zeckendorf’s numbers (weights { $weights }, …; no two neighbouring ones)
machine-weights = numbers with the weights { $weights }, …
lawful-claim-won = The law of this game, proved for all sizes, says that you win; { $moves ->
    [one] one move does it
   *[other] { $moves } moves do it
 }.
lawful-claim-lost = The law of this game, proved for all sizes, says that you lose against best play.
lawful-ask = Write the heaps under one another in { $numeration } and read them column by column: in which state does the machine of the law end?
lawful-ends-lost = The digits end in state { $state }, which holds lost positions alone.
lawful-ends-won = The digits end in state { $state }, which holds no lost position.
lawful-ends-out = The digits leave the machine at a dash: no lost position begins like that.
lawful-head-heap = heap
lawful-place = { $count ->
    [one] Change heap { $heaps }.
   *[other] Change heaps { $heaps }.
 }
lawful-place-none = No move leaves digits that end in a lost state.
lawful-move = Play { $mv }: it { $told }. What is left ends in state { $state }, which is lost.
lawful-stall = Every move leaves a position that the opponent wins, such as { $mv }.
lawful-proof-won = No move leads from a lost state to a lost one, and from every other position one does: machines have decided both for all sizes. So you can always leave a lost position again, until play ends.
lawful-proof-lost = No move leads from a lost state to a lost one, and from every other position one does: machines have decided both for all sizes. So whatever you play, the opponent can leave you a lost position again.
lawful-law = Proved here for all sizes, from the rules alone: a machine of { $states ->
    [one] one state
   *[other] { $states } states
 } that reads { $numeration } tells the lost positions. It was learnt from all positions with numbers below { $size }; the machine of its counterexamples accepts nothing.
lawful-standing = Proved here for all sizes: machines that read the digits of the heaps have decided it from the rules alone; “xorcle law” shows them.

## The page and the screen of a law


lawful-title = { $game }: the law
lawful-looks = Looking for a law of all sizes, and for its proof.
lawful-proved = A law was found and proved for all sizes.
lawful-no-words = No sentence known here says the same: the machine is the law.
lawful-machine = The machine: { $states ->
    [one] one state
   *[other] { $states } states
 }, the dead one counted; { $numeration }. Learnt below { $size }.
lawful-write = write .{ $format }
lawful-none = { $game }: no heaps here that a machine reads.
book-rule = The rule
book-map = A map
book-map-line = The side to move loses with a heap of one of these sizes, and of no other one up to { $to }:
book-map-square = Rows are the first heap, columns the second, both below { $below }. P: the side to move loses.
book-map-list = The side to move loses in these positions, and in no others whose sum is at most { $to }:
book-machine = The machine
book-legend = Begin in state 0 and read the columns of digits from the left. Two circles: the side to move in a position that ends there loses. An arrow that is missing leads out of the machine: the side to move wins.
book-proof = Why it holds for every size
book-proof-numbers = Numbers: a machine tells which words of digits are numbers, another adds them. That the valid words in their order are 0, 1, 2 and so on, and that addition is addition, is decided by machines.
book-proof-law = The law: no move leads from a position that the machine accepts to another one that it accepts; from every other position some move does. { $ends ->
    [misere] A position without a move is not accepted, for there the side to move wins.
   *[normal] A position without a move is accepted, for there the side to move loses.
 } Each of these sentences is a machine of its counterexamples, and it accepts nothing.
book-proof-play = Play ends: each move lowers the first heap that it changes, in some order of the heaps. So by induction along play what the machine accepts is lost, and nothing else is.
book-proof-check = “xorcle prove GAME --law” writes the machines as a certificate, and “xorcle verify” decides all these sentences again with a program of its own.
book-exercises = Exercises
book-run = Run the machine on { $position }. Does it end in a lost state?
book-move = From { $position } there is a move that wins. Which position does it leave?
book-key = Key
