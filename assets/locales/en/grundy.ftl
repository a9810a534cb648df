grundy-name = Grundy's game
grundy-alias = unequal split|P. M. Grundy
grundy-promise = Split a heap unequally.
grundy-rules = Heaps of counters lie on the table. A move splits a heap into two heaps that are not equal. Heaps of 1 and 2 cannot be split. { $misere ->
    [true] No move left? You win.
    [false] No move left? You lose.
   *[other] No move left? You lose; in misère play you win.
 }
grundy-notation = Heaps as 3,5,7. A move 1:5->1+4 splits heap 1 into 1 and 4, the smaller first.
grundy-param-misere = having no move left wins
grundy-note = A move splits a heap into two unequal heaps.
