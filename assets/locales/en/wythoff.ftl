wythoff-name = Wythoff's game
wythoff-alias = queen|golden ratio|two heaps|POJ 1067|HDU 1527|Luogu P2252
wythoff-promise = Two heaps, three ways to take.
wythoff-rules = Two heaps of counters lie on the table. A move takes any number from one heap, or from both at once, at least one from each; the two amounts must then differ by less than t (so they are equal where t is 1). { $misere ->
    [true] Take the last counter and you lose.
    [false] Take the last counter and you win.
   *[other] Take the last counter and you win; in misère play you lose.
 } On a board this is one queen on her way to the corner.
wythoff-notation = The two heaps as 6,9. A move is the pair before and after: 6,9->4,7.
wythoff-param-t = taking from both heaps, the amounts differ by less than this
wythoff-param-misere = taking the last counter loses
wythoff-expect-two = two heaps such as 6,9
wythoff-not-there = the heaps are { $here }, not { $told }
wythoff-lowers-nothing = { $left } is not below: a move lowers one heap or both and raises none
wythoff-uneven = { $first } and { $second } are too unlike: taken from both heaps, the amounts must differ by less than { $t }
wythoff-both-alike = From both heaps only the same amount may be taken.
wythoff-both-near = From both heaps the amounts taken must differ by less than { $t }.
wythoff-queen = The queen stands in the column of heap 1 and the row of heap 2.
wythoff-takes-both = { $form ->
    [did] took
    [do] take
   *[does] takes
 } { $first } from heap 1 and { $second } from heap 2

## Why

wythoff-ask = Which pairs of heaps are lost for the side that must move from them, and which of them can you reach?
wythoff-ask-all = Can all that is left be taken at once?
wythoff-look-all = { $a ->
    [0] One heap is empty, and the other has { $b }.
   *[other] The heaps have { $a } and { $b }: near enough to be taken together.
 }
wythoff-place-all = So nothing need be left.
wythoff-move-all = Play the move that { $move }: the table is empty.
wythoff-claim-all = All that is left can be taken at once, so you win; { $moves ->
    [one] one move does it
   *[other] { $moves } moves do it
 }.
wythoff-list = The lost pairs: a is the least number not used before, and b = a + k.
wythoff-list-many = The lost pairs: a is the least number not used before, and b = a + { $t }k.
wythoff-list-misere = The lost pairs: the first two are 2,2 and 0,1; after them a is the least number not used before, and b = a + k.
wythoff-list-misere-many = The lost pairs: a is the least number not used before, and b = a + { $t }k + 1.
wythoff-place-keeps = Heap { $heap } may stay: { $size } belongs to pair { $k }, and its partner { $other } is within reach.
wythoff-place-both = Lower both heaps: pair { $k }, with the difference { $difference }, is within reach.
wythoff-place-none = Neither heap can stay: { $a } and { $b } have no other partner. Nor can both shrink: no smaller pair with a difference near { $difference } is within reach.
wythoff-move = The move that { $move } leaves { $left }, pair { $k } of the list.
wythoff-all = All winning moves: { $moves }.
wythoff-stall = Every move loses against perfect play. One that { $move } keeps the game long.
wythoff-stall-last = You have to play the move that { $move }, and then the opponent cannot move and wins.
wythoff-proof-won = Every number occurs in exactly one pair, and no two differences are near enough for a move on both heaps. So the opponent must leave the list, and from outside the list one move leads back into it.
wythoff-proof-won-misere = Every number occurs in exactly one pair, and no two differences are near enough for a move on both heaps. So the opponent must leave the list. If that takes the last counter, you have won; else one move leads back into the list.
wythoff-proof-end = No counter is left: the opponent cannot move, and you win.
wythoff-proof-lost = Keep one heap, and the other leaves its only partner. Take the same from both, and the difference stays, which belongs to this pair alone. So every move leaves the list, and the opponent goes back into it.
wythoff-proof-lost-many = Keep one heap, and the other leaves its only partner. Take from both, and the difference changes by less than { $t }, too little for another pair. So every move leaves the list, and the opponent goes back into it.
wythoff-proof-lost-misere = Every number occurs in exactly one pair, and no two differences are near enough for a move on both heaps. So every move leaves the list. If it takes the last counter, the opponent has won; else the opponent goes back into the list.
wythoff-claim-won = The heaps are no pair of the list, so you win: leave { $a } and { $b }, pair { $k }. { $moves ->
    [one] No other move wins.
   *[other] { $moves } moves win.
 }
wythoff-claim-lost = { $a } and { $b } are pair { $k } of the list of lost pairs, so every move loses.
wythoff-misere-one = Misère: 0,1 is lost, for the last counter must be taken; 0,0 and 1,2 are won, and 2,2 takes their place. From 3,5 on the list is that of normal play.
wythoff-misere-many = Misère: 0,1 is lost, for the last counter must be taken. Its difference 1 starts the list, which is another one than in normal play.
wythoff-law = Theorem (Wythoff 1907), for heaps of any size: a is k times the golden ratio, rounded down.
wythoff-law-many = Theorem (Fraenkel 1982), for heaps of any size: with t = { $t }, a is k times (2 - t + √(t² + 4))/2, rounded down.
wythoff-law-misere = Theorem (Fraenkel 1984), for heaps of any size: from 3,5 on a is k times the golden ratio, rounded down.
wythoff-law-misere-many = Theorem (Fraenkel 1984), for heaps of any size: with t = { $t } and α = (2 - t + √(t² + 4))/2, a is kα + 1/α, rounded down.
