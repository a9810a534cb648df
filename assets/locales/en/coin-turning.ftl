coin-turning-name = Turning coins
coin-turning-alias = Mock Turtles|Turning Turtles|Ruler|Twins|Lenstra|HDU 3537
coin-turning-promise = Turn heads over to tails.
coin-turning-rules = Coins lie in a row. A move turns some of them over, and the last coin turned, the one farthest to the right, must go from heads to tails; the others may show either side. The rule says how many: turning turtles one or two, mock turtles one to three, Möbius one to five, ruler any number of neighbours, ruler-max3 one to three neighbours, twins exactly two, twins-near two coins at most three places apart, triplets exactly three. { $misere ->
    [true] No move left? You win.
    [false] No move left? You lose.
   *[other] No move left? You lose; in misère play you win.
 }
coin-turning-notation = A row such as HTTH, H for heads and T for tails, its places counted from 1; - for no coins. A move lists the coins turned, 1,4. To point it out, choose the last coin first and go back to the first one; choose that one again where more coins could follow.
coin-turning-param-rule = which coins may be turned together
coin-turning-param-misere = having no move left wins
coin-turning-up-to = A move turns 1 to { $most } coins, the last of them from heads to tails.
coin-turning-exactly = A move turns { $count ->
    [one] one coin
   *[other] { $count } coins
 }, the last of them from heads to tails.
coin-turning-near = A move turns 2 coins at most { $apart ->
    [one] one place
   *[other] { $apart } places
 } apart, the last of them from heads to tails.
coin-turning-run = A move turns any number of neighbours, the last of them from heads to tails.
coin-turning-run-at-most = A move turns 1 to { $most } neighbours, the last of them from heads to tails.
coin-turning-last-wins = No move left? You lose.
coin-turning-last-loses = Misère: no move left? You win.
coin-turning-no-such-coin = there is no coin { $place }: the row has { $coins }
coin-turning-shows-tails = coin { $place } shows tails, and the last coin turned must show heads
coin-turning-twice = coin { $place } is named twice
coin-turning-expect-row = a row of H and T such as HTTH, or - for no coins
coin-turning-beyond = place { $place } is beyond the table of nim-values, which goes to place { $most }
coin-turning-too-many = more than { $most } moves win, the most that are listed
coin-turning-turns-one = { $form ->
    [did] turned
    [do] turn
   *[does] turns
 } coin { $place }
coin-turning-turns-run = { $form ->
    [did] turned
    [do] turn
   *[does] turns
 } coins { $first } to { $last }
coin-turning-turns = { $form ->
    [did] turned
    [do] turn
   *[does] turns
 } coins { $places }

## Why

coin-turning-law = A head alone at its place has a nim-value, and a row is worth the nim-sum of its heads: two heads at one place would cancel, for a coin turned twice is as it was (H. W. Lenstra; Winning Ways, chapter 14).
coin-turning-values = What a head alone is worth at each place: the smallest number that is missing among the nim-sums of what may be turned with it.
coin-turning-head-place = place
coin-turning-law-turtles = Theorem: a head at place n is worth n. Turning it alone takes the heap, turning a second coin lowers it to that coin's place.
coin-turning-law-mock = Theorem: a head at place n is worth the n-th odious number, 1, 2, 4, 7, 8, 11, …: those with an odd number of ones in binary (Winning Ways, chapter 14).
coin-turning-law-moebius = The values 1, 2, 4, 8, 16, 31, 32, 64, 103, … were taken by mex, each the least number that is no nim-sum of at most four earlier ones; no formula is known.
coin-turning-law-ruler = Theorem: a head at place n is worth the greatest power of 2 that divides n (Winning Ways, chapter 14).
coin-turning-law-ruler-max3 = Theorem: heads at odd places are worth 1, heads at even places 2, for the three runs that end there leave 0, the value before, and a sum of two that is 3.
coin-turning-law-twins = Theorem: a head at place n is worth n - 1, for the other coin may be any earlier one, and place 1 is worth nothing.
coin-turning-law-twins-near = Theorem: a head at place n is worth the rest of n - 1 divided by 4, for the other coin is one of the three before it.
coin-turning-law-triplets = Theorem: the first two places are worth 0, and from place 3 on the values are the odious numbers 1, 2, 4, 7, 8, 11, … (Winning Ways, chapter 14).
coin-turning-law-one = Misère law, proved: the rows of nim-sum 1 are lost. Nobody can keep a nim-sum; and from any other row that has a move, nim-sum 1 can be left, for among heads whose nim-sum is 0 there is always one that can be brought from its value g to g xor 1.
coin-turning-law-tame = Misère law, proved: any turn that would leave only heads of value 1 can take in or leave out one more of them, so their number comes out as wanted; before that, normal play decides.
coin-turning-law-pairs = Misère law, proved: pair the coins worth 2 and 3, 4 and 5, and so on. While some pair shows one head and one tail, the rows of nim-sum 0 are lost; once every pair shows two heads or two tails, those of nim-sum 1. A turn that would make all pairs whole with the wrong nim-sum can be changed to the partner of a coin it turns, or by the coin worth 1.
coin-turning-ask-one = In misère play you want to leave a row with nim-sum 1. What is the nim-sum now?
coin-turning-ask-pairs = Pair the coins worth 2 and 3, 4 and 5, and so on. Does every pair show two heads or two tails?
coin-turning-look = The heads stand under each other in binary. Their nim-sum is { $sum }.
coin-turning-look-whole = { $count ->
    [0] Every pair shows two tails,
    [one] Every pair is whole: { $pairs } shows two heads, the others two tails,
   *[other] Every pair is whole: { $pairs } show two heads, the others two tails,
 } and the nim-sum of all heads is { $sum }.
coin-turning-look-broken = { $count ->
    [one] One pair shows one head and one tail, { $pairs },
   *[other] Pairs that show one head and one tail: { $pairs },
 } and the nim-sum of all heads is { $sum }.
coin-turning-place = The last coin to be turned is coin { $place }, worth { $worth }. The nim-sum is { $sum } and shall be { $after }, so what is turned with it must be worth { $worth } xor { $sum } xor { $after } = { $rest }{ $count ->
    [0] : nothing is.
   *[other] : coins { $others }, each with its worth.
 }
coin-turning-place-none = No coin helps: whatever you turn, you lose.
coin-turning-move = Play { $mv }: it { $told }, and the nim-sum becomes { $sum }.
coin-turning-move-whole = Play { $mv }: it { $told }. Now every pair is two heads or two tails, and the nim-sum is { $sum }.
coin-turning-move-broken = Play { $mv }: it { $told }. Some pair is still one head and one tail, and the nim-sum is { $sum }.
coin-turning-stall = Every move loses against perfect play. Play { $mv } and hope that the answer is missed.
coin-turning-stall-last = You have to play { $mv }, and then the opponent cannot move and wins.
coin-turning-proof-one = Every move changes the nim-sum, so it is no longer 1, and then it can be made 1 again; at the end, without a head to turn, the nim-sum is 0 and the side to move wins.{ $hidden ->
    [0] { "" }
    [one] { " " }One more move is not shown.
   *[other] { " " }{ $hidden } more moves are not shown.
 }
coin-turning-proof-pairs = The winner keeps the nim-sum at 0 while some pair is broken, and at 1 once all are whole; no move goes from one such row to another, so in the end the opponent turns the last coin.{ $hidden ->
    [0] { "" }
    [one] { " " }One more move is not shown.
   *[other] { " " }{ $hidden } more moves are not shown.
 }
coin-turning-claim-won = The nim-sum is { $sum }, and { $rows ->
    [whole] where every pair is whole, only rows with nim-sum { $losing } are lost
    [broken] while some pair is broken, only rows with nim-sum { $losing } are lost
   *[all] only rows with nim-sum { $losing } are lost
 }, so you win this misère game; { $moves ->
    [one] one move does it
   *[other] { $moves } moves do it
 }.
coin-turning-claim-lost = The nim-sum is { $losing }, and such a row is lost in misère play: every move loses.
