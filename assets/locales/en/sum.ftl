sum-name = Sum of games
sum-alias = disjunctive sum|several games|compound game
sum-promise = Several games at once.
sum-rules = Several games lie side by side. A move is a move in exactly one of them. { $misere ->
    [true] No move left anywhere? You win.
    [false] No move left anywhere? You lose.
   *[other] No move left anywhere? You lose; in misère play you win.
 }
sum-notation = Components joined by +, each as game[key=value;key=value]:position, such as nim:3,5 + bash[max=4]:10. A move is the number of the component and the move in it: 2:3.
sum-param-misere = having no move left wins
sum-panel = { $number }. { $title }
sum-tell = { $told } in part { $number }
sum-last-wins = Make the last move of all and you win.
sum-last-loses = Misère: make the last move of all and you lose.
sum-not-impartial = “{ $game }” cannot join a sum: sums take impartial games in normal play
sum-no-nimber = the nim-value of { $component } is not known: its game only tells who wins at this size
sum-no-component = there is no component { $number }
sum-expect-number = { $most ->
    [one] component 1
   *[other] the number of a component, 1 to { $most }
 }
expect-component = a component such as nim:3,5 or bash[max=4]:10
expect-setting = a setting such as max=3
sum-misere-too-large = { $component } is too large for misère play with these: { $moves ->
    [one] one move
   *[other] { $moves } moves
 }, at most { $most } are followed

## Why

sum-ask = Give each part its nim-value and write the values in binary. Which columns are odd?
sum-look-odd = The nim-sum of the nim-values is { $sum }. The highest odd column is that of { $place }.
sum-look-even = The nim-sum of the nim-values is 0: every binary column is even.
sum-place = Play in part { $number } ({ $component }): its value { $value } must become { $wanted }.
sum-place-none = No part helps: a move in any of them makes some column odd.
sum-move = Play { $mv }. It { $told }. { $count ->
    [0] The value there becomes { $wanted }, and so the sum 0.
   *[other] There the nim-sum must become { $wanted }: { $heaps }. So the sum becomes 0.
 }
sum-nim-heap = { $fits ->
    [0] heap { $heap } cannot go from { $size } to { $goal }
   *[other] heap { $heap } can go from { $size } to { $goal }
 }
sum-values = A nim-value is the smallest number that no move leaves. { $kind ->
    [sizes] Here they are for all sizes up to that of the part.
    [moves] Here they are for what the moves of the part leave.
   *[both] Here they are for all sizes up to that of a part, or behind the arrow for what its moves leave.
 }
sum-genera = A position has its nim-value and behind ^ its value in misère play: without a move 0^1, else each the smallest number that no move leaves. { $kind ->
    [sizes] Here they are for all sizes up to that of the part.
    [moves] Here they are for what the moves of the part leave.
   *[both] Here they are for all sizes up to that of a part, or behind the arrow for what its moves leave.
 }
sum-head-of = of
sum-head-values = values
sum-stall = Every move loses against perfect play. Play { $mv } and hope that the answer is missed.
sum-proof-odd = From sum 0 every move changes one value, so the sum is no longer 0, and you can bring it back to 0. The opponent runs out of moves first.
sum-proof-even = Whatever value you change, the opponent can bring the sum back to 0, until you have no move left.
sum-claim-odd = The nim-sum of the nim-values is { $sum }, not 0, so you win; { $moves ->
    [one] one move does it
   *[other] { $moves } moves do it
 }.
sum-claim-even = The nim-sum of the nim-values is 0, so every move loses.
sum-law = Theorem of Sprague (1935) and Grundy (1939): an impartial game is worth a Nim heap, and sums add by nim-sum.
sum-misere-ask = Which parts have a nim-value above 1, and what is the nim-sum of all values?
sum-misere-look = { $large ->
    [0] No part has a nim-value
    [one] One part has a nim-value
   *[other] { $large } parts have nim-values
 } above 1; the nim-sum of all is { $sum }.
sum-misere-place = Play in part { $number } ({ $component }).
sum-misere-move = Play { $mv }. It { $told }, and the nim-sum becomes { $sum }.
sum-misere-won = You win this misère sum; { $moves ->
    [one] one move does it
   *[other] { $moves } moves do it
 }.
sum-misere-lost = Every move loses this misère sum.
sum-misere-law = Theorem (Bouton 1901, Ferguson 1974): if all parts are tame, as here, that is where every position that can come up has 0^1, 1^0, or the same number twice from 2 on, a sum is lost exactly when the nim-sum is 0 and some value is at least 2, or the nim-sum is 1 and none is.
sum-misere-pairs = All nim-values are 0 or 1. The winner leaves them so with nim-sum 1. Whatever the loser then does, even if it makes a value of 2 or more, the winner's answer leaves them so again, until the loser has made the last move.
