nim-name = Nim
nim-alias = take-away|Bouton|matches|HDU 1849|HDU 1850|HDU 1907|POJ 2234|Luogu P2197
nim-promise = Take from one heap.
nim-rules = Heaps of counters lie on the table. A move takes any number of counters, at least one, from a single heap. { $misere ->
    [true] Take the last counter and you lose.
    [false] Take the last counter and you win.
   *[other] Take the last counter and you win; in misère play you lose.
 }
nim-notation = Heaps as 3,5,7. A move 2:5->1 lowers heap 2 from 5 to 1.
nim-param-misere = taking the last counter loses

## Why

nim-ask = Write the heaps in binary, one under another. Which columns hold an odd number of ones?
nim-look-odd = The nim-sum is { $sum }: the odd columns are its ones. The highest of them is the column of { $place }.
nim-look-even = Every column holds an even number of ones: the nim-sum is 0.
nim-place = Heap { $heap } has { $size }, with a one in the column of { $place }. Only such a heap can be lowered so that every odd column flips.
nim-place-none = No heap helps: whatever you take makes some column odd.
nim-move = Flip the odd columns in heap { $heap }: { $size } xor { $sum } = { $left }. Take { $count }, leave { $left }.
nim-stall = Every move loses against perfect play. Take one counter and keep the game long.
nim-stall-ones = Every move loses against perfect play.
nim-proof-odd = After the flip every column is even. The opponent changes one heap, so some column becomes odd again, and you repair it. At the end everything is 0, all columns even, and the opponent is to move.
nim-proof-even = You change one heap, so at least one column becomes odd. The highest of these columns has a one in some heap, and there the opponent can flip all of them back, and so on down to the empty table with you to move.
nim-claim-odd = Some columns are odd (nim-sum { $sum }), so you win; { $moves ->
    [one] one move does it
   *[other] { $moves } moves do it
 }.
nim-proof-last = The table is empty then: you took the last counter and win.
nim-misere-claim-unbalanced = { $large ->
    [one] One heap has
   *[other] { $large } heaps have
 } 2 counters or more, and some columns are odd (nim-sum { $sum }), so you win this misère game; { $moves ->
    [one] one move does it
   *[other] { $moves } moves do it
 }.
nim-misere-claim-balanced = { $large ->
    [one] One heap has
   *[other] { $large } heaps have
 } 2 counters or more, and all binary columns are even, so every move loses this misère game.
nim-claim-even = All binary columns are even (nim-sum 0), so every move loses.
nim-misere-ask = How many heaps have more than one counter, and how many have exactly one?
nim-misere-look = { $large ->
    [0] No heap has
    [one] One heap has
   *[other] { $large } heaps have
 } more than one counter; { $ones ->
    [0] no heap has
    [one] one heap has
   *[other] { $ones } heaps have
 } exactly one.
nim-misere-place = Heap { $heap } decides how many ones are left.
nim-misere-move = Leave { $left } in heap { $heap }: then { $ones ->
    [one] one single counter remains
   *[other] { $ones } single counters remain
 }, an odd number, and the opponent takes the last.
nim-misere-claim-odd = { $ones ->
    [one] Only one single counter is left: you must take it, and lose.
   *[other] Only single counters are left, { $ones } of them, an odd number: you take the last one and lose.
 }
nim-misere-claim-even = { $large ->
    [0] An even number of single counters is left ({ $ones }): the opponent takes the last one, and you win.
   *[other] One heap decides: lower it so that an odd number of ones remains, and you win.
 }
nim-law = Bouton's theorem (1901), for heaps of any size and number.
nim-misere-law = Bouton's theorem (1901), for heaps of any size and number: misère Nim is lost exactly where some heap has 2 counters or more and every column is even, or where all heaps are single counters, an odd number of them.
nim-misere-place-none = Every heap is a single counter: each move takes one of them, whichever you choose.
nim-misere-move-any = Take any of them, such as heap { $heap }.
nim-misere-proof-even = You change one heap, so some column becomes odd. While two heaps hold more than one counter, the opponent makes every column even again. As soon as only one such heap is left it is the opponent's turn: that heap is lowered to 0 or 1, so that an odd number of single counters remains, and you take the last.
nim-misere-proof-odd = After the flip every column is even, and at least two heaps hold more than one counter. Answer each move by making every column even again; when the opponent leaves only one such heap, lower it to 0 or 1 so that an odd number of single counters remains. The opponent takes the last.
nim-misere-proof-ones = { $ones ->
    [one] There is nothing else to take.
   *[other] Nobody can change that: the counters go one by one, you take the first, the third and so on, and with { $ones } of them also the last.
 }
nim-misere-proof-left = Nobody can change that: the { $ones ->
    [one] counter left is
   *[other] { $ones } counters left are
 } taken one by one, the opponent begins, and an odd number ends with the opponent.
