euclid-name = Euclid's game
euclid-alias = Euclidean game|greatest common divisor|Cole and Davie|POJ 2348|HDU 1525
euclid-promise = Take multiples of the smaller.
euclid-rules = There are two positive numbers. A move takes a multiple of the smaller one, at least one time, from the larger one. Ending at zero, make a number 0 and you win; ending with equal numbers, neither may become 0: make both equal and you win.
euclid-notation = The two numbers as 25,7. A move 2 takes two times the smaller number from the larger.
euclid-param-end = when the game stops: zero, a number is 0; equal, both are equal
euclid-ends-zero = Make a number 0 and you win.
euclid-ends-equal = No number may become 0; make both equal and you win.
euclid-expect-two = two positive numbers such as 25,7
euclid-is-zero = 0 cannot stand there
euclid-tell = { $form ->
    [did] took
    [do] take
   *[does] takes
 } { $times } times { $small } from { $large }
euclid-not-allowed = { $times } times { $small } cannot be taken from { $large }, only 1 to { $most } times

## Why

euclid-ask = How many times does the smaller number go into the larger? Once only, or do you have a choice?
euclid-look = { $large } = { $quotient } × { $small } + { $rest }: { $choices ->
    [one] { $small } can be taken once only, so there is no choice.
   *[other] { $small } can be taken up to { $choices } times.
 }
euclid-head-pair = pair
euclid-head-quotient = quotient
euclid-head-value = nim-value
euclid-place-none = The smaller number { $small } goes into the larger one only once: there is no choice.
euclid-forced = The only move takes { $small } once and leaves { $rest } beside it, a pair that is won for the opponent.
euclid-place-end = The game can be ended: leave { $left } there.
euclid-place-all = The pair { $small } and { $rest } is lost for the side that must move from it. Take all you can.
euclid-place-but-one = The pair { $small } and { $rest } is won for the side that moves from it. Make the opponent hand it to you.
euclid-move = Take { $times ->
    [one] { $small } once
   *[other] { $times } times { $small }
 }, leave { $left }.
euclid-proof-end = The game is over then, and you win.
euclid-proof-forced = The only move leaves { $small } and { $rest }, a pair that is lost for the side that must move from it.
euclid-proof-all = You had a choice, and the pair { $small } and { $rest } is the one that loses for its mover.
euclid-proof-but-one = From { $left } and { $small } there is only one move: { $small } goes once into { $left } and leaves { $rest }. So the opponent must leave you the pair that is won.
euclid-proof-lost = The side with a quotient of 2 or more decides who must move from the next pair. You have a quotient of 1, and the pair you leave is won.
euclid-claim-divides = { $small } goes { $quotient ->
    [one] once
   *[other] { $quotient } times
 } into { $large } without a rest, so you win at once (nim-value { $value }).
euclid-claim-won = { $large } is more than the golden ratio times { $small } (nim-value { $value }), so you win, by one move alone.
euclid-claim-lost = { $large } lies between { $small } and the golden ratio times { $small }, so your only move loses.
euclid-law-zero = Theorem (Cole and Davie 1969), for numbers of any size: the mover wins exactly when the larger number is more than the golden ratio (1 + √5)/2 times the smaller, or both are equal.
euclid-law-equal = Theorem, for numbers of any size: the mover wins exactly when the larger number is more than the golden ratio (1 + √5)/2 times the smaller.
euclid-law-values-zero = Nim-values, upwards from the last division: without a rest the value is the quotient. With a rest, the smaller number and the rest having value v, the moves leave v, then 0, 1, 2, ... in turn without v; so the value is the quotient, or one less if it is at most v.
euclid-law-values-equal = Nim-values, upwards from the last division: without a rest the value is the quotient less one. With a rest, the smaller number and the rest having value v, the moves leave v, then 0, 1, 2, ... in turn without v; so the value is the quotient, or one less if it is at most v. Nivasch (2006): it is |a/b - b/a|, rounded down.
