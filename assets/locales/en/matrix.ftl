matrix-name = Matrix game
matrix-alias = rock paper scissors|zero-sum game|von Neumann|minimax
matrix-promise = Choose at the same time.
matrix-rules = A table of payments lies open. The first side chooses a row, the second side a column, neither knowing the other's choice. The first side wins what stands where they meet from the second.
matrix-notation = The payments to the first side, rows separated by semicolons, such as 0,-1,1;1,0,-1;-1,1,0; fractions like 1/2 are welcome. A move is the number of a row, or of a column. ?2 behind the table is an envelope with the row that was chosen, and @1-3 says that row 1 met column 3.
matrix-param-first = the probabilities of the rows if the first side's mix is fixed, such as 7/12,5/12
matrix-param-second = the probabilities of the columns if the second side's mix is fixed
matrix-tell-row = { $form ->
    [did] chose
    [do] choose
   *[does] chooses
 } row { $row }
matrix-tell-col = { $form ->
    [did] chose
    [do] choose
   *[does] chooses
 } column { $col }
matrix-ragged = this row has { $count ->
    [one] one payment
   *[other] { $count } payments
 }
matrix-expect-row = { $cols ->
    [one] one payment
   *[other] { $cols } payments
 }, as in the first row
matrix-too-large = More than { $most } payments cannot be held.
matrix-unfit = a table of { $rows } by { $cols } does not fit the fixed mixes
matrix-expect-fit = as many rows and columns as the mixes have probabilities: { $rows } by { $cols }
no-mix = { $text } is no mix
expect-mix = probabilities that are not negative and sum to 1
zero-below = nothing can be divided by 0
no-places = no digits behind the point
matrix-rock = rock
matrix-paper = paper
matrix-scissors = scissors
matrix-tell-named = { $form ->
    [did] chose
    [do] choose
   *[does] chooses
 } { $name }
matrix-heads = heads
matrix-tails = tails
