machine-too-large = a machine of more than { $most } states would be needed
machine-no-heaps = { $game } at this position is no game on one to four heaps whose moves machines can tell
machine-endless = Some move raises a heap and lowers none before it: play may go on for ever.
machine-binary = binary numbers
machine-base = numbers in base { $base }
machine-zeckendorf = Zeckendorf’s numbers (weights { $weights }, …; no two neighbouring ones)
machine-weights = numbers with the weights { $weights }, …
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
cli-about-law = Find the law of a game for all sizes, prove it by machine, and show it
cli-examples-law =
    Examples:
      xorcle law wythoff 8,13
      xorcle law nim 3,5,7 --set misere=true
      xorcle law vectors --set moves=-2,-1/-1,-2 --set times=1
      xorcle law euclid --format walnut
every-size-claim = positions of { $heaps ->
    [one] one heap
   *[other] { $heaps } heaps
 } of any size are lost exactly where a machine of { $states ->
    [one] one state
   *[other] { $states } states
 } accepts their digits
every-size-no-heaps = this is no game on { $heaps ->
    [one] one heap
   *[other] { $heaps } heaps
 } whose moves vectors tell
every-size-other-rules = some small position has other moves than its vectors tell
every-size-fails = the obligation { $obligation } of a law for every size fails
certificate-every-size-words = This law holds for every size: “xorcle verify” decides its sentences by machines.
