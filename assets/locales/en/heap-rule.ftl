heap-rule-name = Heaps by your own rule
heap-rule-alias = own rule|custom heap
heap-rule-promise = Heaps by a rule you write.
heap-rule-rules = Heaps of counters lie on the table. From a heap of n a move takes c counters where the first condition holds, or takes c counters (perhaps none) and splits the rest into x and y, x the smaller, where the second one does. { $misere ->
    [true] No move left? You win.
    [false] No move left? You lose.
   *[other] No move left? You lose; in misère play you win.
 }
heap-rule-notation = Heaps as 3,5,7. A move 2:5->1 lowers heap 2 from 5 to 1, 1:7->2+4 leaves two heaps, the smaller first, 1:2->0 none.
heap-rule-param-take = when c may be taken from a heap of n: a condition such as c <= 3 or prime(c), a list such as 1,4,9, or none
heap-rule-param-split = when c may be taken and the rest split into x and y: a condition such as c == 0 and x != y, or none
heap-rule-param-misere = having no move left wins
heap-rule-note-take = A move takes c from a heap of n where: { $take }.
heap-rule-note-split = A move takes c from a heap of n and splits the rest into x and y where: { $split }.
heap-rule-note = A move takes c from a heap of n where: { $take }; or it takes c and splits the rest into x and y where: { $split }.
heap-rule-no-condition = this is a number, not a condition
heap-rule-expect = a condition such as c <= 3, a list of numbers, or none

## Why

heap-rule-seen = Checked to size { $to }: from size { $from } on the nim-values are seen to repeat every { $period }. That is observed, not proved.
heap-rule-checked = The nim-values were computed one after another from the rule, up to size { $to }; no period is seen there.
heap-rule-law = Proved here for all sizes, from the rule alone: a machine of { $states ->
    [one] one state
   *[other] { $states } states
 } that reads { $numeration } tells the nim-value of every heap. It was learnt from all heaps below { $size }; the machine of its counterexamples accepts nothing.
