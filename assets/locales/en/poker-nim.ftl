poker-nim-name = Poker Nim
poker-nim-alias = chips|bags|reversible moves
poker-nim-promise = Take chips, or pay some back.
poker-nim-rules = Heaps of chips lie on the table, and each player has a bag. A move takes any number of chips from one heap into the own bag, or pays any number out of the own bag onto one heap. Table and bag empty, so no move left? You lose.
poker-nim-notation = Heaps and bags as 0,3 @2-1, the mover's bag first. A move 2:3->1 takes two into the bag, 1:0->2 pays two out.
poker-nim-bags = The mover's bag holds { $own }, the opponent's { $other }.
poker-nim-changes-nothing = heap { $heap } has { $size } already: a move changes a heap
poker-nim-bag-too-small = { $count } cannot be paid out of a bag of { $own }
poker-nim-tell-takes = { $form ->
    [did] took
    [do] take
   *[does] takes
 } { $count } from heap { $heap }
poker-nim-tell-adds = { $form ->
    [did] paid
    [do] pay
   *[does] pays
 } { $count } onto heap { $heap }

## Why

poker-nim-ask = If the opponent pays chips onto a heap, what do you answer? What do the bags change, then?
poker-nim-look = The bags change nothing: the heaps decide as in Nim. { $nim }
poker-nim-place = Heap { $heap } has { $size }: { $size } xor { $sum } = { $left }, and it can go down to { $left }.
poker-nim-move = Take { $count } from heap { $heap }, leave { $left }: the nim-sum of the heaps is 0.
poker-nim-stall = Every move loses against perfect play. You may take one chip, or pay some out; it only takes longer.
poker-nim-stall-take = Every move loses against perfect play. Your bag is empty: you can only take. Take one chip and keep the game long.
poker-nim-stall-pay = Every move loses against perfect play. All heaps are empty: you can only pay chips out, and it only takes longer.
poker-nim-proof-won = If the opponent takes, answer as in Nim. If the opponent pays chips out, take just these at once: the heaps are as before, and the chips are in your bag for good. A bag that only pays is empty one day.
poker-nim-proof-lost = Take, and the opponent answers as in Nim. Pay chips out, and the opponent takes just these and keeps them.
poker-nim-law = A move that is undone at once changes no outcome (Winning Ways, chapter 3). Play cannot go on for ever against a side that never pays: what the winner takes never comes back.
