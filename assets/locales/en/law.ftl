law-gap = k is the difference of two sizes: the law must be about a and b
law-by-zero = it divides by 0
law-not-whole = a whole number is wanted, and there is a fraction
law-not-natural = a natural number is wanted, and there is a negative one
law-too-large = the numbers grow too large
law-no-sizes = { $game } has no positions of { $sizes ->
    [one] one size
   *[other] { $sizes } sizes
 }
law-undefined = At { $sizes } the law says nothing: { $trouble }.
law-theorem = Yes. This is the theorem: true for every size. ({ $source })
law-proved = Yes, for every size: the law and the game both repeat every { $period ->
    [one] one size
   *[other] { $period } sizes
 }, and they agree on all sizes up to { $through }.
law-decided = Yes, for every size: the law and the lost positions of the game are one machine of { $states ->
    [one] one state
   *[other] { $states } states
 }, learnt and proved from the rules alone.
law-holds = True for all { $asked ->
    [one] one position
   *[other] { $asked } positions
 } with sizes up to { $to }. That is a check, not a proof.
law-cut = True for all { $asked ->
    [one] one position
   *[other] { $asked } positions
 } that were asked; there the engine ends: { $why }.
law-refuted-won = No. The smallest counterexample is { $sizes }: the law says lost, but the mover wins.
law-refuted-drawn = No. The smallest counterexample is { $sizes }: the law says lost, but it is drawn.
law-refuted-lost = No. The smallest counterexample is { $sizes }: it is lost, and the law says it is not.
law-refuted-value = No. The smallest counterexample is { $sizes }: the law says nim-value { $claimed }, but it is { $nimber }.
law-refuted-no-value = No. The smallest counterexample is { $sizes }: the law gives no natural number, and the nim-value is { $nimber }.
law-refuted-no-nimber = No. At { $sizes } the position has no nim-value known here; conjecture who wins instead, such as n % 4 == 0.
law-ordered = k is the difference b - a: only sizes with a <= b were asked.
diff-no-sizes = the two games have no positions with the same number of sizes
diff-won = won for the mover
diff-lost = lost for the mover
diff-drawn = drawn
diff-first = The first surprise is { $sizes }: { $one } by the first rules, { $other } by the second.
diff-count = { $flips ->
    [one] One
   *[other] { $flips }
 } of { $asked ->
    [one] one position
   *[other] { $asked } positions
 } with sizes up to { $to } { $flips ->
    [one] changes hands.
   *[other] change hands.
 }
diff-list = They are: { $list }{ $more ->
    [0] .
   *[other] ; and { $more } more.
 }
diff-none = No surprise: the same side wins in all { $asked ->
    [one] one position
   *[other] { $asked } positions
 } with sizes up to { $to }.
diff-finer = The nim-values differ first at { $sizes }: { $one } and { $other }, though the same side wins there alone. In sums that matters.
diff-proved = Both games repeat every { $period ->
    [one] one size
   *[other] { $period } sizes
 } from { $from } on, so what is seen here repeats for every size.
diff-decided = And so it is for every size: the lost positions of both games are one machine of { $states ->
    [one] one state
   *[other] { $states } states
 }, proved for each from its rules alone.
diff-far = But machines find that they differ at { $sizes }, and nowhere before.
diff-checked = This was checked up to size { $to }, no further.
diff-cut = There the engine ends: { $why }.
