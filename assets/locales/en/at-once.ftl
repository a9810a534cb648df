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
at-once-claim-pure = Your choice { $choice } alone brings at least { $value } a round, whatever the other side chooses, and the other side can hold you to that.
at-once-claim-reply = The other side's mix is known: the best reply brings { $value } a round on average.
at-once-claim-known = Your mix is known to the other side: against its best reply it brings { $value } a round on average.
at-once-claim-both = Both mixes are fixed: yours brings { $value } a round on average.
at-once-ask = Suppose the other side knew how often you make each choice, and only not which one comes next. How would you choose?
at-once-ask-saddle = What does each row pay at least, and each column at most?
at-once-ask-reply = What does each of your choices bring on average against a mix that is known?
at-once-ask-known = What does the table pay on average against a mix that is known?
at-once-look-none = No cell is both the least of its row and the greatest of its column. { $who ->
    [own] It is the other side that has to mix: you may always play { $choice } and have the value.
    [other] The other side's choice { $choice } alone holds you to the value, but every choice of yours, made always, can be held to less.
   *[both] Whoever always makes the same choice can be held to less than by mixing.
 }{ $side ->
    [second] {" "}You choose a column, and lose what the table pays.
   *[first] {""}
 }
at-once-look-saddle = { $drawn ->
    [0] The table is too large to be drawn, but one row and one column decide.
   *[other] Beside each row stands the least that it pays, below each column the most.
 }{ $side ->
    [second] {" "}You choose a column, and lose what the table pays.
   *[first] {""}
 }
at-once-look-reply = The other side's mix is { $weights }. Each choice of yours pays on average the sum of its payments times these{ $side ->
    [second] , and you lose what the table pays
   *[first] {""}
 }{ $hidden ->
    [0] {""}
    [one] ; one choice that pays no better is left out
   *[other] ; { $hidden } choices that pay no better are left out
 }.
at-once-look-known = Your mix is fixed: { $weights }. At each choice of the other side the table pays on average the sum of its payments times these{ $side ->
    [second] , and you lose what the table pays
   *[first] {""}
 }{ $hidden ->
    [0] {""}
    [one] ; one choice that is no better for the other side is left out
   *[other] ; { $hidden } choices that are no better for the other side are left out
 }.
at-once-rows = row
at-once-place = Of { $total ->
    [one] one choice
   *[other] { $total } choices
 } the mix plays { $choices }.
at-once-place-saddle = The greatest of the row minima stands at row { $row }, the smallest of the column maxima at column { $col }; the two agree: { $pays }.
at-once-place-reply = The { $side ->
    [second] smallest
   *[first] greatest
 } average is { $value }, at { $choices }.
at-once-place-known = The other side looks for the { $side ->
    [second] greatest
   *[first] smallest
 } average: { $value }, at { $choices }.
at-once-weight = { $choice } with probability { $weight }
at-once-move = Choose { $weights }.
at-once-move-found = Choose { $weights }. { $how }
at-once-move-pure = Choose { $choice }: there the table pays { $side ->
    [second] at most
   *[first] at least
 } { $pays }, whatever the other side chooses.
at-once-move-saddle = Choose { $choice }: there the table pays { $side ->
    [second] at most
   *[first] at least
 } { $pays }, and by its { $other } the other side sees to it that it never pays { $side ->
    [second] less
   *[first] more
 }. Neither gains by leaving it, so nothing has to be hidden.{ $ties ->
    [0] {""}
   *[other] {" "}{ $others } would secure as much.
 }
at-once-move-reply = Choose { $choice }: no mix brings more against this one than its best single reply{ $ties ->
    [0] {""}
    [one] ; one other choice is as good
   *[other] ; { $ties } other choices are as good
 }.
at-once-move-known = Choose { $weights }, as it was fixed.
at-once-move-both = Choose { $weights }, as it was fixed{ $terms ->
    [one] : the table pays { $value }.
   *[other] : on average the table pays { $worked } = { $value }.
 }{ $side ->
    [second] {" "}You lose that.
   *[first] {""}
 }
at-once-found-oddments = Each of the two gets the difference between the payments of the other one at the other side's { $others }: { $one } gets { $one_apart } = { $one_weight }, { $two } gets { $two_apart } = { $two_weight }, which is { $ratio }. So these pay alike.
at-once-found-minors = The weights of your { $own } make the other side's { $others } pay alike: beside each choice stand the differences, and its weight is the cross product of the differences at the two other choices, in lowest terms and without a common sign. All three cross products have the same sign, so all three are played; were one of the other sign, these three could not be mixed so.
at-once-found-equations = The weights of your { $own } make the other side's { $others } pay alike: each line holds the differences of two of these, and the weights in the last line, found by elimination, make every line sum to 0. Up to a factor no others do.
at-once-found-theirs = The other side's weights are found by the same rule with rows and columns exchanged, so that your { $others } pay alike: { $kind ->
    [oddments] { $parts }.
    [minors] the table has the differences of what your choices pay at each of { $own }, and the cross products.
   *[equations] the table has the differences of what your choices pay at { $own }, and in the last line the weights.
 }
at-once-symmetric = Turned over its diagonal the table changes its signs alone: whatever you can secure the other side can, too, so neither can have more than 0 for certain.
at-once-choice = choice
at-once-worked = weights times payments
at-once-divided = divided by { $over }
at-once-pays = pays
at-once-minor = cross product
at-once-weighs = weight
at-once-proof = By your choice the table pays { $side ->
    [second] at most
   *[first] at least
 } { $pays } on average, whatever the other side chooses{ $hidden ->
    [0] {""}
    [one] ; one choice that is no better for it is left out
   *[other] ; { $hidden } choices that are no better for it are left out
 }.
at-once-proof-other = Nor can you have more: the other side plays { $weights }, and then no choice of yours makes the table pay { $side ->
    [second] less
   *[first] more
 } than { $pays }{ $hidden ->
    [0] {""}
    [one] ; one choice that is no better for you is left out
   *[other] ; { $hidden } choices that are no better for you are left out
 }.
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
at-once-law-saddle = Where the least payment of a row is the greatest of its column, that is the value: the row secures it, the column allows no more (von Neumann and Morgenstern 1944).
at-once-law-fixed = A mix brings the mean of what its choices bring, so against a fixed mix no mix does better than the best single choice.
at-once-law = Every table has one value and mixes that secure it for both sides (von Neumann, 1928: a theorem).
