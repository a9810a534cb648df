verbatim = { $text }
reply-over = the game is over
digits = { " " }({ $count ->
    [one] one digit
   *[other] { $count } digits
 })
fault-column = { " " }(column { $column })
fault-expected = ; expected { $expected }
found = “{ $text }” is not what belongs here
found-end = the text ends too early
expect-token = “{ $token }”
expect-nat = a natural number
expect-int = a whole number
expect-range = a number from { $least } to { $most }
expect-at-least = a number of at least { $least }
expect-int-at-least = a whole number of at least { $least }
expect-flag = true or false
expect-one-of = one of { $words }
expect-nats = 1 to { $most } numbers, each at least { $least }, separated by commas
expect-text = a text
expect-end = nothing more
expect-digits = at most { $most } digits
expect-no-params = no parameter: this game has none
expect-game = a game of the list that “xorcle games” prints
expect-heaps = heaps such as 3,5,7, or - for none
expect-heap-number = { $heaps ->
    [one] heap 1
   *[other] the number of a heap, 1 to { $heaps }
 }
too-many-digits = a number of { $count ->
    [one] one digit
   *[other] { $count } digits
 }
too-many-moves = there are { $moves ->
    [one] one move
   *[other] { $moves } moves
 } to try; the engine tries { $most } at most
out-of-range = { $number } is out of range
bad-setting = “{ $text }” cannot be used
in-param = parameter { $name }: { $problem }
unknown-param = there is no parameter “{ $name }”
unknown-game = there is no game “{ $name }”
name-taken = the name “{ $name }” is taken
did-you-mean = “{ $name }”
game-is-over = the game is over
save-damaged = the saved game is damaged: it points to a position that was never met
heap-is-not = heap { $heap } has { $size }, not { $told }
no-such-heap = there is no heap { $heap }
takes-nothing = heap { $heap } has { $size }: a move must leave less
heap-beyond-table = a heap of { $size } is beyond the table, which holds sizes up to { $most }
heap-beyond-law = a heap of { $size } is beyond the table, which holds sizes up to { $most }, and no law for all sizes was found; “xorcle law” says what was tried
takes-from-heap = { $form ->
    [did] took
    [do] take
   *[does] takes
 } { $count } from heap { $heap }
last-wins = Take the last one and you win.
last-loses = Misère: take the last one and you lose.
over-won = The game is over: the side whose turn it would be won.
over-lost = The game is over: the side to move lost.
over-drawn = The game is over: drawn.
over-score = The game is over: { $first } to { $second }.
too-much-memory = this needs { $needed } MB of memory, and { $allowed } MB { $allowed ->
    [one] is
   *[other] are
 } allowed (setting “memory”)
too-many-positions = the game below this position has more than { $most } positions, the most that are searched
stuck-loses = No move left? You lose.
stuck-wins = Misère: no move left? You win.
point-beyond-table = the point { $point } is beyond the table, which holds { $most } points
point-beyond-law = the point { $point } is beyond the table, which holds { $most } points, and no law for all sizes was found; “xorcle law” says what was tried
