dawsons-kayles-name = Dawson's Kayles
dawsons-kayles-alias = pairs of pins|0.07
dawsons-kayles-promise = Knock down pairs of pins.
dawsons-kayles-rules = Pins stand in rows, each row a heap. A move knocks down two pins that stand side by side; what is left on the two sides of the gap are rows of their own. A single pin stays for ever. { $misere ->
    [true] No move left? You win.
    [false] No move left? You lose.
   *[other] No move left? You lose; in misère play you win.
 }
dawsons-kayles-notation = Rows as 3,5,7. A move 1:7->2+3 leaves rows of 2 and 3, the smaller first; 1:2->0 clears the row.
dawsons-kayles-param-misere = having no move left wins
dawsons-kayles-note = A move takes two pins side by side from a row.
