## Why

misere-claim-won = { $why }. So you win this misère game; { $moves ->
    [one] one move does it
   *[other] { $moves } moves do it
 }.
misere-claim-lost = { $why }. So every move loses this misère game.
misere-head-part = part
misere-head-nimber = nim-value
misere-head-misere = misère value
misere-head-value = value
misere-head-outcome = outcome
misere-head-moves = a move for each product
misere-head-product = leaves
misere-letter = { $letter } is { $part }
misere-letter-heap = a heap of { $size }
misere-place = The move is in the part { $name }.
misere-move = Play { $mv }: it { $told }. { $after }
misere-after-lost = What it leaves is lost for the opponent.
misere-tame = { $firm ->
    [0] All parts are fickle, like Nim heaps of 0 or 1
    [one] { $low ->
        [0] One part is firm, like a Nim heap of 2 or more
       *[other] One part is firm: its nim-value and its misère value agree ({ $values })
    }
   *[other] { $low ->
        [0] { $firm } parts are firm, like Nim heaps of 2 or more
       *[other] { $firm } parts are firm, the misère value of each equal to its nim-value ({ $values })
    }
 }, and the nim-sum is { $sum }
misere-tame-ask = Which parts are fickle, which are firm, and what is the nim-sum?
misere-tame-look = A misère value is 1 where no move is left, and else the smallest number that is no misère value of what a move leaves. A part is firm where it equals the nim-value, and fickle where the two are 0 and 1 or 1 and 0.{ $nothing ->
    [0] {""}
    [one] {" One fickle part whose nim-value is 0 is left out, for it changes nothing."}
   *[other] {" "}{ $nothing } fickle parts whose nim-value is 0 are left out, for they change nothing.
 }
misere-tame-after = Now: { $tame }.
misere-tame-proof = From a position with a firm part and nim-sum 0, or with fickle parts only and nim-sum 1, no move leads to another of this kind, and from every other one with a move left some move does. A side without a move wins, and such a position always has one.
misere-proof-cut = { $proof } { $hidden ->
    [one] One more move is not listed.
   *[other] { $hidden } more moves are not listed.
 }
misere-tame-law = Theorem on tame games (Conway, On Numbers and Games, chapter 12): lost exactly when some part is firm and the nim-sum is 0, or all are fickle and the nim-sum is 1. It holds where every position that can come up is firm or fickle, { $then ->
    [0] as here
   *[other] as after that move
 }.
misere-to-tame-claim = A move leaves only tame parts, and as tame parts they are lost for the opponent. So you win this misère game; { $moves ->
    [one] one move does it
   *[other] { $moves } moves do it
 }.
misere-to-tame-ask = Some part is wild. Which move leaves only tame parts?
misere-to-tame-look = A misère value is 1 where no move is left, and else the smallest number that is no misère value of what a move leaves. A part is firm where it equals the nim-value, and fickle where the two are 0 and 1 or 1 and 0. Tame are parts that are so with all that can come up from them; here some part is wild, which means not tame.
misere-to-tame-left = What is left then, part by part; all of it is tame.
misere-quotient-won = { $parts ->
    [one] The value is { $product }, which is not lost
   *[other] The values multiply to { $product }, which is not lost
 }
misere-quotient-lost = { $parts ->
    [one] The value is { $product }, which is lost
   *[other] The values multiply to { $product }, which is lost
 }
misere-quotient-ask = Which value has each part in the misère quotient, and what is the product?
misere-quotient-look = { $parts ->
    [one] The value is { $product }.
   *[other] The product of the values is { $product }.
 } { $others ->
    [0] Lost: { $lost }.
    [one] Lost: { $lost }, and another one that no move reaches from here.
   *[other] Lost: { $lost }, and { $others } others that no move reaches from here.
 }
misere-quotient-heaps = Each heap that can come up, with its value.
misere-quotient-after = The product becomes { $product }, which is lost{ $worked ->
    [0] .
   *[other] : { $steps }.
 }
misere-quotient-proof = From a lost product no move leads to a lost product, and from every other product with a move left some move does. A side without a move wins.
misere-quotient-letters = Each letter stands for a part: { $letters }; 1 is a part without moves. Letters side by side are multiplied{ $ruled ->
    [0] .
   *[other] , with the rules { $rules }.
 }
misere-quotient-products = The product, letter by letter: { $steps }.
misere-quotient-law = Misère quotient (Plambeck and Siegel 2008) of { $order ->
    [one] one element
   *[other] { $order } elements
 }, computed and then proved here for every sum of the parts that can come up, however many: all kinds of sums were checked, and there are finitely many.
misere-search-claim = Nim-values do not decide this misère game, but every line was searched: { $won ->
    [0] each of your moves has an answer that wins
   *[other] some move leaves the opponent no answer that wins
 }
misere-search-ask = Which of your moves leaves the opponent without a good answer?
misere-search-look = Some part is wild: in misère play its nim-value says too little, and no small misère quotient was found. The game below this position was searched.
misere-search-law = Settled by exact search, at most { $most } sums of parts.
