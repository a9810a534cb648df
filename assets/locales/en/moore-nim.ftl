moore-nim-name = Moore's Nim
moore-nim-alias = Nim-k|E. H. Moore|k heaps
moore-nim-promise = Take from several heaps.
moore-nim-rules = Heaps of counters lie on the table. A move takes any number of counters, at least one, from one heap or from several at once, { $k } of them at most. { $misere ->
    [true] Take the last counter and you lose.
    [false] Take the last counter and you win.
   *[other] Take the last counter and you win; in misère play you lose.
 }
moore-nim-notation = Heaps as 3,4,5. A move lowers one to k of them, joined by commas in the order of the heaps: 1:3->1,3:5->0.
moore-nim-param-k = the most heaps that one move lowers
moore-nim-param-misere = taking the last counter loses
moore-nim-panel-heaps = heaps
moore-nim-panel-done = no more heaps
moore-nim-note = A move lowers up to { $k ->
    [one] one heap
   *[other] { $k } heaps
 }.
moore-nim-too-many = { $count ->
    [one] one heap
   *[other] { $count } heaps
 } cannot be lowered at once, only up to { $k }
moore-nim-order = heap { $heap } is out of order: each heap is named once, the lowest number first
moore-nim-too-long = the heaps have more than { $most } binary digits together, the most that are held
moore-nim-too-many-heaps-at-once = the number of moves takes more than { $most } steps to work out: too many heaps may be lowered at once
moore-nim-too-many-ways = the winning moves are too many to be counted in { $most } steps
moore-nim-tell = { $changes }

## Why

moore-nim-head-heap = heap
moore-nim-head-column = column
moore-nim-head-fixed = ones of the other heaps
moore-nim-head-drop = heaps that drop their one
moore-nim-head-set = ones that free heaps take
moore-nim-head-left = together
moore-nim-finding = How it is found, from the top column down: a heap that drops its one is free to take any digit in the columns below. In each column free heaps take the ones that are missing to a multiple of { $modulus }; where they cannot, more heaps drop theirs.
moore-nim-ask-all = How many heaps are left, and how many may be lowered together?
moore-nim-look-all = { $heaps ->
    [one] One heap is left
   *[other] { $heaps } heaps are left
 }, and up to { $k } may be lowered together.
moore-nim-place-all = { $count ->
    [one] All that is left is heap { $heaps }, and it may be taken whole.
   *[other] All that is left may be taken together, heaps { $heaps }.
 }
moore-nim-move-all = Play { $mv }: then the table is empty.
moore-nim-proof-all = You took the last counter and win.
moore-nim-claim-all = { $heaps ->
    [one] One heap is left and can be taken whole
   *[other] { $heaps } heaps are left and can be taken together
 }, so you win at once; { $moves ->
    [one] one move wins
   *[other] { $moves } moves win
 }.
moore-nim-ask-large = How many heaps have 2 counters or more, and how many may be lowered together?
moore-nim-look-large = { $heaps ->
    [one] One heap has
   *[other] { $heaps } heaps have
 } 2 counters or more, { $ones ->
    [0] none is
    [one] one heap is
   *[other] { $ones } heaps are
 } a single counter, and up to { $k } may be lowered together: all of the large ones can become single counters or go.
moore-nim-claim-large = { $heaps ->
    [one] The only heap
    [2] Both heaps
   *[other] All { $heaps } heaps
 } of 2 counters or more can be lowered at once, so that single counters remain, one more than a multiple of { $modulus }: you win this misère game; { $moves ->
    [one] one move does it
   *[other] { $moves } moves do it
 }.
moore-nim-misere-claim-won = Some heap has 2 counters or more, and some column holds a number of ones that is no multiple of { $modulus }, so you win this misère game; { $moves ->
    [one] one move does it
   *[other] { $moves } moves do it
 }.
moore-nim-misere-claim-lost = Some heap has 2 counters or more, and the number of ones in every column is a multiple of { $modulus }, so every move loses this misère game.
moore-nim-law-misere = Misère play differs at its end: where only single counters are left, lost are those whose number is one more than a multiple of { $modulus }.
moore-nim-ask = Write the heaps in binary, one under another. In which columns is the number of ones no multiple of { $modulus }?
moore-nim-ask-ones = Only single counters are left. Which numbers of them are lost for the side to move, counted by { $modulus }?
moore-nim-look-odd = The column of { $place } is the highest out of balance: it holds { $ones ->
    [one] one one
   *[other] { $ones } ones
 }, no multiple of { $modulus }.
moore-nim-look-even = Every column is in balance: the number of its ones is a multiple of { $modulus }.
moore-nim-look-ones = Only single counters are left: { $ones ->
    [one] one of them.
   *[other] { $ones } of them.
 }
moore-nim-place = { $k ->
    [one] One heap may be lowered.
   *[other] Up to { $k } heaps may be lowered together.
 } { $count ->
    [one] Lowering heap { $heaps } balances
   *[other] Lowering heaps { $heaps } balances
 } all columns.
moore-nim-place-ones = { $k ->
    [one] One heap may be lowered.
   *[other] Up to { $k } heaps may be lowered together.
 } { $count ->
    [one] Lowering heap { $heaps } leaves
   *[other] Lowering heaps { $heaps } leaves
 } the right number of single counters.
moore-nim-place-none = Take the highest column that your move changes: there it takes { $k ->
    [one] a one from one heap
   *[other] a one from each of one to { $k } heaps
 }, too few for a multiple of { $modulus }. So some column is out of balance afterwards.
moore-nim-place-none-ones = { $most ->
    [one] Your move takes one counter
    [2] Your move takes one or two counters
   *[other] Your move takes one to { $most } counters
 }: then their number is not one more than a multiple of { $modulus }.
moore-nim-move = Play { $mv }: then the number of ones in every column is a multiple of { $modulus }.
moore-nim-move-ones = Play { $mv }: then { $ones ->
    [one] one single counter is left
   *[other] { $ones } single counters are left
 }, one more than a multiple of { $modulus }.
moore-nim-stall = Every move loses against perfect play. Take one counter and keep the game long.
moore-nim-stall-last = You have to take the last counter, and lose.
moore-nim-proof-won = In the highest column that the opponent changes, the number of ones falls by at most { $k }, so it is out of balance. You balance from there down: let f heaps be lowered already and a column hold r ones too many. If f is at least { $modulus } - r, these heaps take as many ones as are missing, { $modulus } - r; else r more heaps drop theirs, and f + r is at most { $k }. The empty table is in balance, and it is the opponent's turn.
moore-nim-proof-lost = After your move some column is no multiple of { $modulus }, and the opponent can balance all columns again, down to the empty table with you to move.
moore-nim-misere-proof-won = Whatever the opponent lowers brings some column out of balance, and a heap of 2 or more is left. Balance all columns again; where that would leave no heap of 2 or more, leave single counters instead, one more than a multiple of { $modulus }. In the end the last counter is the opponent's.
moore-nim-misere-proof-lost = After your move some column is no multiple of { $modulus }, and a heap of 2 or more is left. The opponent balances all columns again; where that would leave no heap of 2 or more, the opponent leaves single counters instead, one more than a multiple of { $modulus }. In the end the last counter is yours.
moore-nim-misere-proof-left = { $ones ->
    [one] The opponent has to take it, and it is the last.
   *[other] Whatever number t of counters the opponent takes, you take { $modulus } - t. Each such round takes { $modulus }, and at last one counter is left to the opponent.
 }
moore-nim-misere-proof-ones = { $ones ->
    [one] There is nothing else to take.
   *[other] Whatever number t of counters you take, the opponent takes { $modulus } - t. Each such round takes { $modulus }, and at last one counter is left to you.
 }
moore-nim-claim-won = Some column holds a number of ones that is no multiple of { $modulus }, so you win; { $moves ->
    [one] one move does it
   *[other] { $moves } moves do it
 }.
moore-nim-claim-lost = In every binary column the number of ones is a multiple of { $modulus }, so every move loses.
moore-nim-claim-ones-won = Only single counters are left, { $ones } of them, not one more than a multiple of { $modulus }: the opponent will take the last one, and you win; { $moves ->
    [one] one move does it
   *[other] { $moves } moves do it
 }.
moore-nim-claim-ones-lost = { $ones ->
    [one] Only one single counter is left: you must take it, and lose.
   *[other] Only single counters are left, { $ones } of them, one more than a multiple of { $modulus }: you will take the last one and lose.
 }
moore-nim-law = Moore's theorem (1910), for heaps of any size and number, with k = { $k }.
moore-nim-law-nim = With k = 1 this is Nim, and the nim-value is the nim-sum (Bouton 1901).
moore-nim-law-whole = All heaps can be lowered at once, so any smaller total can be left: the nim-value is the total of the counters.
moore-nim-law-one-more = Nim-values of { $modulus ->
    [one] one heap
   *[other] { $modulus } heaps
 } (Jenkyns and Mayberry 1980): with the least heap m = { $least }, the total u = { $total }, y = u - { $modulus }m = { $over } and z = 1 + y(y + 1)/2 = { $turn }, the value is u where m is less than z, and else z - 1 plus the remainder of m - z by y + 1. { $below ->
    [0] Here m is not less than z
   *[other] Here m is less than z
 }, and the value is { $value }.
moore-nim-law-table = Nim-values are worked out from the rules here, for at most { $most } positions below.
moore-nim-law-outcome = Nim-values of so many heaps are worked out one by one, and more than { $most } positions lie below: only the winner is told.
