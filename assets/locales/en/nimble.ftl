nimble-name = Nimble
nimble-promise = Coins slide to the left. Which game is this really?
nimble-rules = Coins stand on a strip of squares numbered from 0. A move slides one coin any number of squares to the left; coins may pass each other and share a square. Who cannot move, all coins standing on 0, loses; in misère play who cannot move wins.
nimble-notation = The squares of the coins as 2,5,6. A move 2:5->3 slides coin 2 from square 5 to square 3.
nimble-param-misere = whoever cannot move wins
nimble-note = Each coin has a lane of its own; square 0 is the end.
nimble-is-not = coin { $coin } stands on square { $square }, not { $told }
nimble-no-coin = there is no coin { $coin }
nimble-not-left = coin { $coin } stands on square { $square }: it must go to the left of that
nimble-tell = slides coin { $coin } to square { $square }

## Why

nimble-ask = How many steps can each coin still go? Which game has heaps of these sizes?
nimble-look = A coin on square n is a Nim heap of n: sliding it takes counters away. { $nim }
nimble-place = Coin { $coin } stands on square { $square }: it can go where the columns become right.
nimble-move = Slide coin { $coin } from square { $square } to square { $left }, by { $count }: as if a heap of { $square } were lowered to { $left }.
nimble-stall = Every move loses against perfect play. Slide one coin by one square and keep the game long.
nimble-proof-won = Whatever the opponent slides changes one square number; some coin can then slide to the square that restores what you left, until nobody can move.
nimble-proof-lost = Each slide changes one square number, and the opponent has a slide that restores what was there.
nimble-law = The coins do not touch each other: Nimble is Nim, square numbers being heaps (Winning Ways, chapter 15).
