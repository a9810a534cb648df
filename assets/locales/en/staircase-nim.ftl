staircase-nim-name = Staircase Nim
staircase-nim-alias = stairs|steps|Georgia and Bob|POJ 1704
staircase-nim-promise = Coins go down the stairs.
staircase-nim-rules = Coins lie on the steps of a staircase. A move takes any number of coins, at least one, from a single step to the step below; from step 1 they reach the ground and leave the game. { $misere ->
    [true] No move left? You win.
    [false] No move left? You lose.
   *[other] No move left? You lose; in misère play you win.
 }
staircase-nim-notation = The coins on step 1, 2, 3 as 3,2,4. A move 3:4->1 sends three coins from step 3 down to step 2.
staircase-nim-param-misere = having no move left wins
staircase-nim-note = Line n is step n: coins go to the line above, from line 1 out of the game.
staircase-nim-is-not = step { $step } has { $size }, not { $told }
staircase-nim-no-step = there is no step { $step }
staircase-nim-sends-nothing = step { $step } has { $size }: a move must leave less there
staircase-nim-tell = { $form ->
    [did] sent
    [do] send
   *[does] sends
 } { $count } from step { $step } down to step { $below }
staircase-nim-tell-off = { $form ->
    [did] sent
    [do] send
   *[does] sends
 } { $count } from step 1 out of the game

## Why

staircase-nim-ask = If the opponent sends coins from an even step to an odd one, how can you make it as if nothing had happened? Which steps are left to count?
staircase-nim-look = Only the odd steps count: each is a Nim heap of its coins. { $nim }
staircase-nim-place = Step { $step }, an odd one, has { $size }: lower it.
staircase-nim-place-flip = Step { $step }, an odd one, has { $size }: { $size } xor { $sum } = { $left }, so lower it to { $left }.
staircase-nim-place-onto = Step { $step } is even, but coins of its { $size } can raise step { $below }.
staircase-nim-move = Send { $count } down from step { $step }, so that { $left ->
    [0] none stays
    [one] one stays
   *[other] { $left } stay
 } there.
staircase-nim-move-onto = Send { $count } from step { $step } onto step { $below }: it goes from { $size } to { $left }.
staircase-nim-stall = Every move loses against perfect play. Send one coin down and keep the game long.
staircase-nim-stall-last = You have to send the last coin to the ground, and then the opponent cannot move and wins.
staircase-nim-proof-won = If the opponent lowers an odd step, answer as in Nim. If coins arrive on an odd step, send just as many on to the next even one: the odd steps are as before, and the coins have come nearer to the ground.
staircase-nim-proof-lost = Lower an odd step, and the opponent answers as in Nim. Send coins onto an odd step, and the opponent sends just as many on.
staircase-nim-misere-proof-won = If the opponent lowers an odd step, answer as in misère Nim; if that leaves no coin on the odd steps, send one coin onto an odd step again, or no coin is left at all and you win. If coins arrive on an odd step, send just as many on to the next even one: the odd steps are as before, and the coins have come nearer to the ground.
staircase-nim-misere-proof-lost = Lower an odd step, and the opponent answers as in misère Nim; where that leaves no coin on the odd steps, the opponent sends one coin onto an odd step again, or no coin is left at all and the opponent wins. Send coins onto an odd step, and the opponent sends just as many on.
staircase-nim-law = Coins on even steps change nothing, in normal and in misère play: Staircase Nim is Nim on the odd steps (Ferguson, Game Theory, part I).
