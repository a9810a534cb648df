nimble-name = Nimble
nimble-alias = coins on a strip|sliding coins
nimble-promise = Coins slide to the left.
nimble-rules = Coins stand on a strip of squares numbered from 0. A move slides one coin any number of squares to the left; coins may pass each other and share a square. { $misere ->
    [true] All coins on 0 and no move left? You win.
    [false] All coins on 0 and no move left? You lose.
   *[other] All coins on 0 and no move left? You lose; in misère play you win.
 }
nimble-notation = The squares of the coins as 2,5,6. A move 2:5->3 slides coin 2 from square 5 to square 3.
nimble-param-misere = having no move left wins
nimble-note = Each coin has a lane of its own; square 0 is the end.
nimble-is-not = coin { $coin } stands on square { $square }, not { $told }
nimble-no-coin = there is no coin { $coin }
nimble-not-left = coin { $coin } stands on square { $square }: it must go to the left of that
nimble-tell = { $form ->
    [did] slid
    [do] slide
   *[does] slides
 } coin { $coin } to square { $square }

## Why

nimble-ask = How many steps can each coin still go? Which game has heaps of these sizes?
nimble-look = A coin on square n is a Nim heap of n: sliding it takes counters away. { $nim }
nimble-place = Coin { $coin } stands on square { $square }: { $square } xor { $sum } = { $left }, so on square { $left } it makes every column even.
nimble-place-large = Coin { $coin } on square { $square } decides how many coins are left on square 1.
nimble-place-ones = Every coin that can still slide stands on square 1: whichever slides, it goes to 0.
nimble-move = Slide coin { $coin } from square { $square } to square { $left }, by { $count }: as if a heap of { $square } were lowered to { $left }.
nimble-stall = Every move loses against perfect play. Slide one coin by one square.
nimble-stall-last = You have to slide the last coin to 0, and then the opponent cannot move and wins.
nimble-proof-won = Whatever the opponent slides makes some column odd, and some coin can slide so that every column is even again. At the end all coins stand on 0, and the opponent is to move.
nimble-proof-lost = Each slide makes some column odd, and the opponent has a slide that makes every column even again, until all coins stand on 0 and it is your move.
nimble-misere-proof-won = Every column is even, and at least two coins stand beyond square 1. Answer each slide by making every column even again; when the opponent leaves only one such coin, slide it to 1 or 0 so that an odd number of coins stands on square 1. The opponent slides the last.
nimble-misere-proof-left = Nobody can change that: { $ones ->
    [one] the coin on square 1 is the last to slide, and the opponent has to slide it.
   *[other] the { $ones } coins on square 1 slide one by one, the opponent begins, and an odd number ends with the opponent.
 }
nimble-misere-proof-lost = Each slide makes some column odd. While two coins stand beyond square 1, the opponent makes every column even again. As soon as only one does, it is the opponent's turn: that coin slides to 1 or 0, so that an odd number of coins stands on square 1, and you slide the last.
nimble-misere-proof-ones = { $ones ->
    [one] There is nothing else to slide.
   *[other] Nobody can change that: the { $ones } coins on square 1 slide one by one, you slide the first, the third and so on, and as their number is odd also the last.
 }
nimble-law = The coins do not touch each other: Nimble is Nim, square numbers being heaps (Winning Ways, chapter 15).
