table-period = From { $preperiod } on the values repeat with period { $period }{ $saltus ->
    [0] .
   *[other] , each round greater by { $saltus }.
 }
table-theorem = A theorem covers every size.
table-certified = Certified for every size: the values of sizes { $from } to { $to } were compared.
table-seen = Seen up to { $to }, { $rounds ->
    [one] one whole round
   *[other] { $rounds } whole rounds
 } of it. These values alone do not prove it.
table-law = Theorem, for every size: lost are exactly the positions with { $law }{ $gap ->
    [0] .
   *[other] , where k is b − a and not negative.
 }
table-checked = Checked to { $to }: no period is known for certain within these values.
table-exceptions = Exceptions below: { $list }.
table-exceptions-many = Exceptions below: { $count ->
    [one] one size
   *[other] { $count } sizes
 }.
chart-line = Values for { $name } from { $from } to { $to }.
chart-map = Values for { $rows } (down) and { $columns } (across) from { $from } to { $to }.
chart-legend-line = P: lost for the side to move.
chart-legend-line-period = P: lost for the side to move. Bands: the rounds of the period. *: an exception.
chart-legend-map = 0: lost for the side to move. The darker, the greater the nim-value.
chart-legend-map-outcomes = P: lost for the side to move. N: won. D: drawn.
chart-falls = All positions, by the side to move and by the moves to the end.
chart-falls-side = { $side } to move: { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
 }, N { $won }, P { $lost }, D { $drawn }; longest { $longest ->
    [one] { $longest } move
   *[other] { $longest } moves
 }.
chart-legend-falls = N: won for the side to move. P: lost. D: drawn. The bars count decided positions by the moves to the end.
