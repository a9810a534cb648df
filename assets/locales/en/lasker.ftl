lasker-name = Lasker's Nim
lasker-alias = Emanuel Lasker|Nim with splitting|Nim or not Nim|HDU 3032
lasker-promise = Take from a heap or split it.
lasker-rules = Heaps of counters lie on the table. A move takes any number of counters from a single heap, or splits a heap into two heaps and takes nothing. { $misere ->
    [true] No move left? You win.
    [false] No move left? You lose.
   *[other] No move left? You lose; in misère play you win.
 }
lasker-notation = Heaps as 3,5,7. A move 2:5->1 lowers heap 2 from 5 to 1, 1:7->2+5 splits heap 1 into 2 and 5, the smaller first.
lasker-param-misere = having no move left wins
lasker-note = A move takes any number from a heap, or splits a heap in two.
lasker-too-many = a heap of { $size } can be split in more than a million winning ways, more than the engine lists

## Why

lasker-law = Lasker's theorem (1931): heaps of 4k+1 and 4k+2 are worth their size; a heap of 4k+3 is worth 4k+4, and one of 4k+4 is worth 4k+3.
lasker-rule = Divide a heap by 4. If 1 or 2 is left, it is worth its size; if 3 is left, one more, for it can be split into 1 and the rest, which are worth its size together; if 0 is left, one less, for taking 1 leaves its own size as a value, and no move leaves one less: two parts with that nim-sum would add up to 3 more than a multiple of 4.
lasker-head-heap = heap
lasker-head-rest = rest
lasker-head-worth = nim-value
