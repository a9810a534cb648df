chomp-name = Chomp
chomp-alias = chocolate bar|poison|Gale|bite
chomp-promise = Bite the bar, not the poison.
chomp-rules = A bar of chocolate of rows and columns. A move bites a cell: it goes, with everything to the right of it and below it. The top left cell a1 is poison and is never bitten: whoever finds only that one left has lost.
chomp-notation = The lengths of the rows from the top, as 4,4,2; none is longer than the one above. A move b2 names the bitten cell: column letter from the left, row number from the top.
chomp-param-rows = rows of the whole bar
chomp-param-cols = columns of the whole bar
chomp-poison = a1 is poison: it is never bitten
chomp-gone = that cell is not there any more
chomp-too-many-rows = a bar may have { $most } rows: each of them is written out
chomp-expect-rows = the lengths of the rows from the top, such as 4,4,2
chomp-row-longer = row { $row } has { $length ->
    [one] one cell
   *[other] { $length } cells
 }, and only { $above } { $above ->
    [one] is
   *[other] are
 } above it
chomp-expect-not-longer = a row of at most { $most }
chomp-expect-cell = a cell such as b2
chomp-note = The corner a1 is poison.
chomp-hidden = { $hidden ->
    [one] One more row is below
   *[other] { $hidden } more rows are below
 }.
chomp-tell = { $form ->
    [did] bit
    [do] bite
   *[does] bites
 } { $cell }

## Why

chomp-claim-won = You win: { $total ->
    [one] the only bite leaves
   *[other] of { $total } bites { $moves ->
        [one] one leaves
       *[other] { $moves } leave
    }
 } a lost shape.
chomp-claim-lost = This shape is lost: every bite leaves the opponent a way back to a lost shape.
chomp-ask = Which bite leaves a shape whose every bite can be answered?
chomp-ask-arms = Only one row and one column are left. What can a bite in one of them change in the other?
chomp-ask-two = Two strips lie side by side. By how much should they differ when the opponent is to move?
chomp-ask-equal = The bar is as deep as it is wide. Which single bite leaves something you can copy moves in?
chomp-look-arms = The arm to the right has { $right ->
    [one] one cell
   *[other] { $right } cells
 } beyond the poison, the arm down has { $down ->
    [0] none
   *[other] { $down }
 }: two heaps of Nim.
chomp-look-rows = The rows have { $first } and { $second ->
    [one] one cell
   *[other] { $second } cells
 }. A shape of two rows is lost exactly when the second is one shorter.
chomp-look-columns = The columns have { $first } and { $second ->
    [one] one cell
   *[other] { $second } cells
 }. A shape of two columns is lost exactly when the second is one shorter.
chomp-look-equal = The first row and the first column both have { $length ->
    [one] one cell
   *[other] { $length } cells
 }.
chomp-look-rectangle = A full rectangle is always won. Which bite wins follows from no rule: the shapes it can leave have to be known.
chomp-look = No short rule is known for this shape: look for the lost shapes one bite below it.
chomp-place = Look at row { $row }.
chomp-place-none = There is no right place: { $moves ->
    [one] the only bite loses
    [2] both bites lose
   *[other] all { $moves } bites lose
 }.
chomp-move = Bite { $cell }: rows { $rows } are left, and that shape is lost.
chomp-move-arms = Bite { $cell }: two equal arms of { $arm } are left.
chomp-move-poison = Bite { $cell }: only the poison is left.
chomp-move-rows = Bite { $cell }: rows of { $first } and { $second } are left, the second one shorter.
chomp-stall = Every bite loses against perfect play. Try { $cell }.
chomp-proof-arms = Whatever is bitten off one arm, the other player bites off the other: the arms are equal again, until only the poison is left.
chomp-proof-end = The opponent finds only the poison.
chomp-proof-two = Whatever is bitten, one answer makes the second strip one shorter again; at the last only the poison is left.
chomp-proof-won = Each bite of the opponent has an answer that leaves a lost shape again. Behind each: a1 is the poison alone, 2 = 2 two equal arms, 3 = 2 + 1 two rows or two columns, the second one shorter; where nothing stands, no short rule says it.
chomp-proof-given-away = The other bites give it away. Each has an answer that shows it.
chomp-proof-lost = Each of your bites has an answer that leaves you a lost shape again. Behind each: a1 is the poison alone, 2 = 2 two equal arms, 3 = 2 + 1 two rows or two columns, the second one shorter; where nothing stands, no short rule says it.
chomp-head-bite = bite
chomp-head-answer = answer
chomp-head-leaves = leaves
chomp-head-why = why lost
chomp-law-arms = The two arms are Nim: nim-values add up by xor (theorem; Bouton 1901).
chomp-law-two = Theorem: of two strips the position is lost exactly when the second is one shorter; every other pair can be made so in one bite, and no such pair in one.
chomp-law-equal = Theorem (Gale 1974): with first row and first column equally long, b2 leaves equal arms, and whoever then copies each bite in the other arm never runs out first.
chomp-law-numbered = Proved by working through { $shapes ->
    [one] one shape
    [2] both shapes
   *[other] all { $shapes } shapes
 } within this one.
chomp-law-stealing = Strategy stealing: if biting the far corner lost, its refutation could have been bitten at once instead; so a full rectangle larger than one cell is won. The argument shows that a winning bite exists, never which one.
