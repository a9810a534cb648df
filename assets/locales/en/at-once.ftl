at-once-no-choice = There is no choice { $choice }: there are { $most }.
at-once-too-large = A table of { $rows } by { $cols } is too large: at most { $most } cells are solved.
at-once-unit = Points are counted in parts of 1/{ $parts }.
at-once-note-first = The first side chooses a row, then the second a column without having seen it. The cell is what the first side wins from the second.
at-once-note-second = The row lies in an envelope. The second side chooses a column; the cell is what the first side wins from the second.
at-once-note-over = The envelope is opened: { $row } against { $col }.
at-once-note-names = { $names }.
at-once-named = { $number } is { $name }

## Why

at-once-claim = Mixed well, your choices bring { $value } a round on average, even against an opponent who knows how you mix.
at-once-claim-reply = The other side's mix is known: the best reply brings { $value } a round on average.
at-once-claim-known = Your mix is known to the other side: against its best reply it brings { $value } a round on average.
at-once-claim-both = Both mixes are fixed: yours brings { $value } a round on average.
at-once-ask = Suppose the other side knew how often you make each choice, and only not which one comes next. How would you choose?
at-once-look-none = No cell is both the least of its row and the greatest of its column. Whoever always chooses the same gives something away, so choices are mixed.
at-once-look-saddle = Where { $row } meets { $col } the payment { $pays } is the least of its row and the greatest of its column: neither side gains by leaving it, so nothing has to be hidden.
at-once-rows = row
at-once-place = Of all choices the mix plays { $choices }.
at-once-weight = { $choice } with probability { $weight }
at-once-move = Choose { $weights }. Of the choices that are played none brings more than another against the other side's mix; those left out bring no more.
at-once-move-fixed = Choose { $weights }, as it was fixed. The table tells what each choice brings against the other side's mix.
at-once-choice = choice
at-once-often = probability
at-once-brings = brings
at-once-proof = Against this mix every choice of the other side leaves you at least { $least }, and the other side's mix leaves you no more than { $value }: the two meet, so neither can do better.
at-once-corners = { $own ->
    [one] This is your only optimal mix
   *[other] Your optimal mixes are all means of these { $own }
 }; { $others ->
    [one] the other side has one
   *[other] those of the other side are all means of { $others } among them
 }.
at-once-corner = corner
at-once-regret = Two players who only lean towards what would have paid more come close by themselves: after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
 } of regret matching their mean mixes are within { $far } of being unexploitable.
at-once-law = Every table has one value and mixes that secure it for both sides (von Neumann, 1928: a theorem). Here they were found by an exact linear program, in fractions; all corners by the square parts of the table (Shapley and Snow, 1950).
