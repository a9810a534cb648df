ends-name = Take the ends
ends-alias = pick from the ends|predict the winner|stone game|LeetCode 486|LeetCode 877|AcWing 1388
ends-promise = Take from the left or right.
ends-rules = A row of numbers lies on the table. A move takes the leftmost or the rightmost number. When the row is empty, the side with the greater total wins.
ends-notation = The row as 4,7,2,9,5,2; later 7,2 @9-5, where the side to move holds 9 and the opponent 5. A move is L or R; the last number is L.
ends-mover-holds = { $mover ->
    [you] You hold
    [oracle] The opponent holds
   *[side] The side to move holds
 } { $total }.
ends-opponent-holds = { $mover ->
    [you] The opponent holds
    [oracle] You hold
   *[side] The other side holds
 } { $total }.
ends-takes = { $form ->
    [did] took
    [do] take
   *[does] takes
 } { $number } { $end }
ends-from-left = from the left
ends-from-right = from the right
ends-last-is-left = take the last number with L
ends-expect-move = L or R
ends-expect-row = a row such as 4,7,2 or, with what is held, 7,2 @9-5

## Why

ends-from-both = from either end
ends-claim-won = You win { $own } to { $other }, { $margin } ahead, if you take { $best }.
ends-claim-level = It ends level, { $own } each, if you take { $best }.
ends-claim-lost = You lose { $own } to { $other }, { $margin } behind{ $numbers ->
    [one] : only one number is left.
   *[other] , even if you take { $best }, which is best.
 }
ends-told = { $claim } { $standing }
ends-standing = You stand { $apart } { $behind ->
    [0] ahead
   *[other] behind
 } already ({ $own } to { $other }), and the row is worth { $margin } to you: { $ahead } + { $below ->
    [0] { $margin }
   *[other] ({ $margin })
 } = { $total }.
ends-ask = A number beside a greater one is bait: taking it gives the greater one away. Which numbers are bait?
ends-ask-one = One number is left. What does it bring?
ends-look = Fold every peak: a, b, c with b the greatest become a − b + c. { $folds ->
    [0] Here there is none: the row
    [one] After one fold the row
   *[other] After { $folds } folds the row
 } runs from { $left } to { $right } without a peak, so whoever moves takes its greater end{ $sum ->
    [none] {""}
   *[other] : the numbers go from the greatest down, { $sum } = { $margin }
 }. What is left is worth { $margin } to the mover.
ends-look-one = { $folds ->
    [0] One number is left: it is worth { $margin }.
    [one] Fold the peak: one number is left, { $margin }, and that is what the row is worth to the mover.
   *[other] Fold every peak: after { $folds } folds one number is left, { $margin }, and that is what the row is worth to the mover.
 }
ends-place = { $ends ->
    [one] Take { $end }.
   *[other] Both ends are equally good.
 }
ends-move = Take { $number } { $end }. What is left is worth { $after } to the opponent, so the move is worth { $number } − ({ $after }) = { $margin } to you.
ends-choices = Left: { $first } − ({ $after_first }) = { $left }. Right: { $last } − ({ $after_last }) = { $right }. The greater is yours; the number in brackets is what the shorter row is worth to the opponent, found in the same way.
ends-from-to = from, to
ends-colours = The count is even: colour the places in turn. Taking an end always leaves the opponent two ends of the other colour, so you can have one colour entirely. Odd places hold { $odd }, even places { $even }: beginning { $end }, you are sure of a lead of { $surely }. Perfect play makes it { $margin }.
ends-law = The shorter rows decide the longer ones (Bellman, 1957). Folding peaks and then taking the greater end gives the same margin, for whole numbers of any sign and rows of any length: a theorem, proved by answering a peak's neighbour with the peak.
