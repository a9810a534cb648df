kin-stuck-loses = No move left? You lose.
kin-stuck-wins = Misère: no move left? You win.

## Why

kin-claim-won = The Nim heaps behind it have nim-sum { $sum }, not 0, so you win; { $moves ->
    [one] one move does it
   *[other] { $moves } moves do it
 }.
kin-claim-lost = The Nim heaps behind it have nim-sum 0, so every move loses.
kin-claim-misere-won = { $large ->
    [0] Of the Nim heaps behind it none has 2 or more, and the number of ones is even ({ $ones })
   *[other] Of the Nim heaps behind it some have 2 or more, and the nim-sum is { $sum }, not 0
 }, so you win this misère game; { $moves ->
    [one] one move does it
   *[other] { $moves } moves do it
 }.
kin-claim-misere-lost = { $large ->
    [0] Of the Nim heaps behind it none has 2 or more, and the number of ones is odd ({ $ones })
   *[other] Of the Nim heaps behind it some have 2 or more, and the nim-sum is 0
 }, so every move loses this misère game.
kin-look-odd = Their nim-sum is { $sum }: the odd columns are its ones, the highest is that of { $place }.
kin-look-even = Every binary column holds an even number of ones: their nim-sum is 0.
kin-look-misere = { $large ->
    [0] None of them has
    [one] One of them has
   *[other] { $large } of them have
 } 2 or more; { $ones ->
    [0] none has
    [one] one has
   *[other] { $ones } have
 } exactly 1; their nim-sum is { $sum }.
kin-place-none = No place helps: whatever you change, the opponent can repair.
kin-place-none-misere = No place helps: after every move the opponent has an answer, or has won already.
kin-misere-plan = Misère: play as in normal play until only one heap behind it has 2 or more; then bring that one to 0 or 1 so that an odd number of ones is left.
kin-law = Bouton's theorem (1901) on Nim, for heaps of any size and number.
