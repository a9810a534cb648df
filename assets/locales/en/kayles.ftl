kayles-name = Kayles
kayles-alias = bowling|skittles|ninepins|Dudeney|Rip van Winkle
kayles-promise = Bowl at one pin or two.
kayles-rules = Pins stand in rows, each row a heap. A move knocks down one pin or two that stand side by side; what is left on the two sides of the gap are rows of their own. { $misere ->
    [true] No move left? You win.
    [false] No move left? You lose.
   *[other] No move left? You lose; in misère play you win.
 }
kayles-notation = Rows as 3,5,7. A move 1:7->2+4 knocks down one pin of row 1 and leaves rows of 2 and 4, the smaller first; 1:2->0 clears the row.
kayles-param-misere = having no move left wins
kayles-note = A move takes one pin or two side by side from a row.
