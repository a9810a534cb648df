moore-nim-name = Moore's Nim
moore-nim-promise = Lower up to k heaps at once. Binary still decides, but not by twos.
moore-nim-rules = Heaps of counters lie on the table. A move takes any number of counters, at least one, from each of one to k heaps. Who takes the last counter wins; in misère play who takes it loses.
moore-nim-notation = Heaps as 3,4,5. A move lowers one to k of them, joined by commas in the order of the heaps: 1:3->1,3:5->0.
moore-nim-param-k = the most heaps that one move lowers
moore-nim-param-misere = whoever takes the last counter loses
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
moore-nim-ask = Write the heaps in binary, one under another. In which columns is the number of ones no multiple of { $modulus }?
moore-nim-look-odd = The column of { $place } is the highest out of balance: it holds { $ones ->
    [one] one one
   *[other] { $ones } ones
 }, no multiple of { $modulus }.
moore-nim-look-even = Every column is in balance: the number of its ones is a multiple of { $modulus }.
moore-nim-look-ones = Only single counters are left, { $ones } of them.
moore-nim-place = { $k ->
    [one] One heap may be lowered.
   *[other] Up to { $k } heaps may be lowered together.
 } What balances all columns: { $heaps } (numbers of the heaps to lower).
moore-nim-place-none = Take the highest column that your move changes: there it takes { $k ->
    [one] a one from one heap
   *[other] a one from each of one to { $k } heaps
 }, too few for a multiple of { $modulus }. So some column is out of balance afterwards.
moore-nim-move = Play { $mv }: then the number of ones in every column is a multiple of { $modulus }.
moore-nim-move-ones = Play { $mv }: then single counters are left, { $ones } of them, one more than a multiple of { $modulus }.
moore-nim-stall = Every move loses against perfect play. Take one counter and keep the game long.
moore-nim-proof-won = Whatever the opponent lowers brings some column out of balance, and balance can always be restored: from the top column down, heaps lowered already give the ones that are missing, or a few more heaps drop a one. The empty table is in balance, and it is the opponent's turn.
moore-nim-proof-lost = After your move some column is no multiple of { $modulus }, and the opponent can balance all columns again, down to the empty table with you to move.
moore-nim-misere-plan = Misère: keep the columns in balance until a move leaves no heap of 2 or more; that move leaves single counters, one more than a multiple of { $modulus }. Then the last one is the opponent's.
moore-nim-claim-won = Some column holds a number of ones that is no multiple of { $modulus }, so you win; { $moves ->
    [one] one move does it
   *[other] { $moves } moves do it
 }.
moore-nim-claim-lost = In every binary column the number of ones is a multiple of { $modulus }, so every move loses.
moore-nim-claim-ones-won = Only single counters are left, { $ones } of them, not one more than a multiple of { $modulus }: the opponent will take the last one, and you win; { $moves ->
    [one] one move does it
   *[other] { $moves } moves do it
 }.
moore-nim-claim-ones-lost = Only single counters are left, { $ones } of them, one more than a multiple of { $modulus }: you will take the last one and lose.
moore-nim-law = Moore's theorem (1910), for heaps of any size and number, with k = { $k }.
moore-nim-law-nim = With k = 1 this is Nim, and the nim-value is the nim-sum (Bouton 1901).
moore-nim-law-whole = All heaps can be lowered at once, so any smaller total can be left: the nim-value is the total of the counters.
moore-nim-law-table = Nim-values are worked out from the rules here, for at most { $most } positions below; no law for them is known.
moore-nim-law-outcome = No law is known for the nim-values, and more than { $most } positions lie below: only the winner is told.
