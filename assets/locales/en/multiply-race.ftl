multiply-race-name = Multiplication race
multiply-race-alias = multiplication game|POJ 2505|HDU 1517|UVa 847
multiply-race-promise = Multiply to the target.
multiply-race-rules = There is one number, 1 at the start. A move multiplies it by a factor of the allowed range. Be the first to reach or pass the target and you win.
multiply-race-notation = The number as 24. A move is the factor.
multiply-race-param-target = the number to be reached
multiply-race-param-low = the least factor
multiply-race-param-high = the greatest factor
multiply-race-panel-number = number
multiply-race-panel-factors = factors
multiply-race-note = The target is { $target }; factors go from { $low } to { $high }. Reach the target first and you win.
multiply-race-not-allowed = { $factor } is no allowed factor, only { $low } to { $high }
multiply-race-tell = { $form ->
    [did] multiplied
    [do] multiply
   *[does] multiplies
 } by { $factor } to { $product }

## Why

multiply-race-ask = How many times must the number still grow, rounded up? Which such needs are lost for the side to move?
multiply-race-look = { $target } / { $number }, rounded up, is { $need }: that is the need. A move divides it by the factor and rounds up; need 1 is the target.
multiply-race-head-from = need from
multiply-race-head-to = to
multiply-race-head-outcome = mover
multiply-race-place = Needs from { $from } to { $to } are lost for the side to move: leave one of them.
multiply-race-place-last = The need is { $need }, within reach of one factor.
multiply-race-place-none = Your factors leave needs from { $least } to { $most } only, all of them in the won zone below.
multiply-race-move = Multiply by { $factor }: the number becomes { $product } and the need { $need }.
multiply-race-move-last = Multiply by { $factor }: { $product } reaches the target.
multiply-race-stall = Every factor loses against perfect play. Multiply by { $factor } and keep the race long.
multiply-race-proof-won = From a lost zone every factor leads into the won zone below it, and from there one factor leads into the next lost zone, down to the target.
multiply-race-proof-last = The target is reached, and the race is over.
multiply-race-proof-lost = From the won zone below, the opponent has a factor that leaves you the next lost zone, down to the target.
multiply-race-claim-won = The need { $need } lies in the won zone from { $from } to { $to }, so you win; { $moves ->
    [one] one factor does it
   *[other] { $moves } factors do it
 }.
multiply-race-claim-lost = The need { $need } lies in the lost zone from { $from } to { $to }, so every factor loses.
multiply-race-law = Theorem, by induction: the ends of the zones are multiplied by { $high } and by { $low } in turn; 1 is lost, up to { $high } is won, up to { $high } × { $low } lost, and so on.
multiply-race-law-values = The nim-value in a won zone counts how often the end of the lost zone below it (1, { $high } × { $low }, …) must be multiplied by { $low } to reach the need; in lost zones it is 0 (by the same induction).
