morris-name = Morris
morris-alias = Three Men's Morris|mill|merels|Nine Men's Morris|Tapatan
morris-promise = Place men, then slide them.
morris-rules = Two sides place their men in turns on the points, then move one man a turn along a line to the next free point. With three men a side, three in a row win. With six a side, three in a row form a mill: close one and take a man of the other side, one that is in no mill if there is such a one. A side with two men left has lost. No move left? You lose. Endless play is drawn.
morris-notation = Rows from the top, separated by /, # where no point is, then W or B for the side to move, then the men still in hand, the mover's first: W../.B./... W @2-2. A move b2 places a man, a1-a2 moves one; xc3 behind it takes a man.
morris-param-men = men of each side: 3 on nine points, 6 on sixteen
morris-note = { $side } is to move.
morris-note-hand = In hand: { $white } white, { $black } black.
morris-expect-side = a blank and the side to move, W or B
morris-no-board = a board of { $rows } by { $cols } is neither that of three men, 3 by 3, nor that of six, 5 by 5
morris-no-points = on the board of six men the points are those of two squares and the lines between them, all else is #
morris-bad-hand = both sides place in turns, White first: as many in hand if White is to move, one more for the mover if Black is
morris-too-many-men = a side has { $men } men, in hand and on the board
morris-all-men = with { $men } men a side none is ever taken: all are in hand or on the board
morris-too-few-men = a side has at least two men left, and one of the sides three
morris-two-lines = both sides have three in a row
morris-expect-point = a point of the board
morris-not-own = { $side } has no man on { $point }
morris-takes-none = this move takes no man
morris-must-take = this move closes a mill: add x and the man it takes
morris-not-loose = only a man in no mill may be taken, unless all are in mills
morris-over = the game is over
morris-place-first = all men are placed before one is moved
morris-none-in-hand = no man is left to be placed
morris-taken-point = this point is not free
morris-not-next = no line leads there in one step
morris-tell-places = { $form ->
    [did] placed
    [do] place
   *[does] places
 } a man on { $to }
morris-tell-places-takes = { $form ->
    [did] placed
    [do] place
   *[does] places
 } a man on { $to } and { $form ->
    [did] took
    [do] take
   *[does] takes
 } the one on { $taken }
morris-tell-moves = { $form ->
    [did] moved
    [do] move
   *[does] moves
 } a man from { $from } to { $to }
morris-tell-moves-takes = { $form ->
    [did] moved
    [do] move
   *[does] moves
 } a man from { $from } to { $to } and { $form ->
    [did] took
    [do] take
   *[does] takes
 } the one on { $taken }
morris-too-many = the positions that can come from this one are more than { $most }, the most that are swept

## Why

morris-ask = Who can close three in a row next, and who runs out of moves?
morris-does-row = { $row } in a row
morris-does-two = { $row } in a row: two men are left
morris-does-shut = no man of { $side } can move
morris-does-open = it opens { $row }, to close it again
morris-row-by = { $row } (with { $point })
morris-look-mill = The opponent is about to close { $rows } and to take a man. { $met ->
    [0] No move of yours prevents that
    [one] One move of yours prevents that
   *[other] { $met } moves of yours prevent that
}{ $takes ->
    [0] {""}
    [one] , one takes a man first
   *[other] , { $takes } take a man first
}{ $counters ->
    [0] .
    [one] , one is about to close a row in return.
   *[other] , { $counters } are about to close a row in return.
}
morris-look-swing = A row that opens and closes decides: in the line shown { $own ->
    [0] the opponent closes
   *[other] you close
} { $row } with moves { $numbers }, and take{ $own ->
    [0] s
   *[other] {""}
} a man each time.
morris-look-shut = Not a row but room decides: { $own ->
    [0] the opponent has { $steps ->
        [one] one step
       *[other] { $steps } steps
    } now, and at the end of the line shown none of its { $men } men can move.
   *[other] you have { $steps ->
        [one] one step
       *[other] { $steps } steps
    } now, and at the end of the line shown none of your { $men } men can move.
}
morris-rows = Rows that lack one man: yours { $own }; the opponent's { $other }.
morris-row-near = { $row } ({ $from }-{ $point } would close it)
morris-row-far = { $row } (nobody reaches { $point } in one step)
morris-row-none = none
