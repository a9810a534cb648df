bash-name = Bash's game
bash-alias = bachet|last one wins|one heap|Brave Game|HDU 1846|LeetCode 292
bash-promise = One heap, a few at a time.
bash-rules = One heap of counters lies on the table. A move takes at least one counter and at most as many as the limit says. { $misere ->
    [true] Take the last counter and you lose.
    [false] Take the last counter and you win.
   *[other] Take the last counter and you win; in misère play you lose.
 }
bash-notation = The heap is its size, 21. A move is the number taken, 2.
bash-param-max = the most counters one move may take
bash-param-misere = taking the last counter loses
bash-limit = A move takes 1 to { $max }.
bash-takes = { $form ->
    [did] took
    [do] take
   *[does] takes
 } { $count }
bash-not-allowed = { $take } may not be taken: a move takes 1 to { $max }
bash-not-there = { $take } cannot be taken: the heap has { $size }

## Why

bash-ask = The empty heap is lost for its mover. Which sizes can only be moved to sizes from which the empty heap is within reach?
bash-ask-misere = A single counter is lost for its mover. Which sizes can only be moved to sizes from which the last counter can be left?
bash-look = { $size } = { $times } × { $round } + { $rest }: the remainder is { $rest }. Lost are the sizes with remainder 0.
bash-look-misere = { $size } - 1 = { $times } × { $round } + { $rest }: the remainder is { $rest }. Lost are the sizes with remainder 0, that is 1 above the multiples.
bash-head-lost = lost size
bash-head-product = why
bash-place = The counters above { $target } are one move's worth: { $target } is the next lost size.
bash-place-lost = You can leave { $max ->
    [one] { $high }
    [2] { $low } or { $high }
   *[other] { $low } to { $high }
 }, and nothing else. The next lost size, { $below }, is one step out of reach.
bash-place-last = A single counter is left.
bash-move = Take { $take }, leave { $target }.
bash-stall = Every move loses against perfect play. Take 1: { $max ->
    [one] the only answer wins.
   *[other] of { $max } answers only one wins.
 }
bash-stall-last = You have to take the last counter, and lose.
bash-proof-empty = The heap is empty and it is the opponent's move: there is nothing to take.
bash-proof-last = One counter is left, and the opponent has to take it.
bash-proof-won = Whatever number t the opponent takes, you take { $round } - t. Each such round takes { $round ->
    [one] one counter
   *[other] { $round } counters
 } and leaves a lost size again, down to the empty heap with the opponent to move.
bash-proof-won-misere = Whatever number t the opponent takes, you take { $round } - t. Each such round takes { $round ->
    [one] one counter
   *[other] { $round } counters
 } and leaves a lost size again, down to one counter, which the opponent has to take.
bash-proof-lost = Whatever number t you take, the opponent takes { $round } - t, and you stand on a lost size again.
bash-claim-won = You win: taking { $take } from { $size } leaves { $target }, a lost size, and only this move does it.
bash-claim-lost = { $size } is a lost size: every move loses.
bash-law = Theorem (Bachet, 1612), for every size: lost are exactly the multiples of { $round }, which is the limit plus 1. The nim-value is the remainder.
bash-law-misere = Theorem (Bachet's law of 1612, shifted by one counter), for every size: lost are exactly the sizes 1 above a multiple of { $round }, and { $round } is the limit plus 1.
