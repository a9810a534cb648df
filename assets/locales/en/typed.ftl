typed-unknown = No move can be played here by the words “{ $text }”
typed-several = “{ $text }” may mean { $moves }: add what tells them apart
typed-more = { $count } more
typed-example = a move such as { $mv }
typed-example-or = a move such as { $mv }, or typed { $form }
typed-forms = Also understood

# One line for each kind of notation: what else is understood.
typed-heaps = 3-2, 3 2, 2 from 3 and the like take two from heap 3; 3>1 leaves one in it; 1: 2+4 or 7=2+4 splits a heap. With one heap its number may be left out: take 2. Several heaps: 1-2, 3-5.
typed-number = take 2, x2; with several piles 1 from 2.
typed-points = Only the point after: 4,7 or 4 7; with two heaps 2 from 1, 2 both.
typed-coins = 1 4, flip 1 4, flip 1 and 4.
typed-chess = Ra7, R a7, Rxa7+, a1-a7, R1a7, e8=Q; + and # may be left out.
typed-cells = B2, b 2, 2b; the board may be left out where only one has the cell free.
typed-columns = The letter of the column: d is 4.
typed-steps = a1b1, a1 b1, a1 right, a1 right 2; the cell gone to, where one piece gets there; 11-18 for 11x18.
typed-pairs = a1b1, b1 a1, a1 right, a1 down; 0 1 for 0-1.
typed-tokens = c-d, c d, or only d where one token gets there.
typed-nodes = go to d; several nodes with commas or blanks: b d.
typed-strings = 4-3 joins two spots, 4-4 around 3 makes a loop. A number in brackets tells moves of one name apart: 1-2 (2).
typed-ends = left, right, or the number at that end.
typed-words = The first letters, such as c for call; two fives or 2 5 for 2x5.
typed-orders = row 2; rock, paper, scissors where they are the rows; 3 1 for 3,1.
typed-splits = 1,0,0 or 1 0 0 with one share for each; same or = for equal shares. The answer: A C, ok, =.
typed-sums = The number of the component and what is understood in it: 1 2 from 3; the number may be left out where one component understands it.
