turning-corners-name = Turning corners
turning-corners-alias = nim multiplication|nim product|Conway product|HDU 3404
turning-corners-promise = Turn corners of a rectangle.
turning-corners-rules = Coins lie on the cells of a board. A move chooses a rectangle with at least two rows and two columns and turns its four corners; the last one, lowest and farthest to the right, must go from heads to tails. { $misere ->
    [true] No move left? You win.
    [false] No move left? You lose.
   *[other] No move left? You lose; in misère play you win.
 }
turning-corners-notation = The rows of H and T from the top, separated by /, such as TT/TH. A move names the first and the last corner of the rectangle, a1-b2.
turning-corners-param-rows = rows of the board
turning-corners-param-cols = columns of the board
turning-corners-param-misere = having no move left wins
turning-corners-last-wins = No move left? You lose.
turning-corners-last-loses = Misère: no move left? You win.
turning-corners-turns = { $form ->
    [did] turned
    [do] turn
   *[does] turns
 } { $cells }
turning-corners-no-rectangle = the first corner must lie above the last one and to the left of it
turning-corners-shows-tails = { $cell } shows tails, and the last corner must show heads
turning-corners-beyond-table = a table to { $size } is too large; it goes to { $most }
turning-corners-too-wide = from b2 to the last row and column with heads there are { $cells ->
    [one] one cell
   *[other] { $cells } cells
 }; misère play is searched up to { $most }

## Why

turning-corners-map = What a head alone is worth, by column and row; the heads that lie there are marked. Each value is the smallest number that no move leaves, so it is the smallest that is missing among the nim-sums of the three other corners of all rectangles up and to the left.
turning-corners-law = The Tartan theorem (Conway; Winning Ways, chapter 14): this is the product of two games in a row, so a head in column x and row y, counted from 0, is worth the nim-product of x and y; heads add by nim-sum. Here { $cell } is worth { $x } ⊗ { $y } = { $value }.
