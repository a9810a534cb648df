subtraction-name = Subtraction game
subtraction-alias = subtraction set|S-Nim|HDU 1536|POJ 2960
subtraction-promise = Take only certain numbers.
subtraction-rules = Heaps of counters lie on the table. A move takes from a single heap one of the numbers that are allowed. { $misere ->
    [true] No move left? You win.
    [false] No move left? You lose.
   *[other] No move left? You lose; in misère play you win.
 }
subtraction-notation = Heaps as 3,5,7. A move 2:5->1 lowers heap 2 from 5 to 1.
subtraction-param-take = the numbers that may be taken
subtraction-param-misere = having no move left wins
subtraction-takes = A move takes one of: { $takes }.
subtraction-stuck-loses = No move left? You lose.
subtraction-stuck-wins = Misère: no move left? You win.
subtraction-not-allowed = { $count } may not be taken, only one of: { $takes }
take-beyond-table = a heap that holds the take { $take } is beyond the engine: takes, divided by what they have in common, go up to { $most }
heap-beyond-period = a heap of { $size } is beyond the engine: no period shows among the first { $values ->
    [one] one value
   *[other] { $values } values
 }, which reach up to heaps of { $most }

## Why

subtraction-ask-one = Which sizes can you leave, and which of them are lost for their mover?
subtraction-ask = What is the nim-value of each heap, and what is the nim-sum of the values?
subtraction-ask-misere = Which heaps have a nim-value of 2 or more, and what is the nim-sum of all values?
subtraction-look-one = A heap of { $size } has nim-value { $value }, the smallest number missing among the values it can be moved to.
subtraction-look = The nim-sum of the nim-values is { $sum }.
subtraction-look-misere = { $large ->
    [0] No heap has a nim-value
    [one] One heap has a nim-value
   *[other] { $large } heaps have nim-values
 } of 2 or more; the nim-sum of all values is { $sum }.
subtraction-head-size = size
subtraction-head-value = nim-value
subtraction-head-outcome = alone
subtraction-place = Heap { $heap } has { $size } and nim-value { $value }. Lower it to a size of value { $wanted }.
subtraction-place-none = No heap helps. In heap { $heap }, of nim-value { $value }, every move leaves another value.
subtraction-move = Take { $count } from heap { $heap }, leave { $left }: its value becomes { $wanted }, and the nim-sum 0.
subtraction-move-misere = Take { $count } from heap { $heap }, leave { $left }, of value { $wanted }. { $large ->
    [0] Now all values are 0 or 1, and the nim-sum is { $sum }.
   *[other] Now the nim-sum is { $sum }, and some value is still 2 or more.
 }
subtraction-stall = Take { $count } from heap { $heap }{ $known ->
    [0] .
    [1] { $replies ->
        [one] ; the only reply wins.
       *[other] ; each of the { $replies } replies wins.
    }
   *[other] : of { $replies ->
        [one] one reply
       *[other] { $replies } replies
    } only { $right ->
        [one] one wins.
       *[other] { $right } win.
    }
 }
subtraction-proof-won = From nim-sum 0 every move changes one value, so the sum is no longer 0. Some heap can then be lowered to the value that makes it 0 again, and so on until the opponent cannot move.
subtraction-proof-lost = Each move changes the value of its heap, so the nim-sum is no longer 0. The opponent makes it 0 again, until you cannot move.
subtraction-proof-misere = { $large ->
    [0] {""}
   *[other] { $won ->
        [0] While some value is 2 or more, the opponent leaves nim-sum 0; the move that ends that leaves all values 0 or 1 with nim-sum 1.
       *[other] While some value is 2 or more, you leave nim-sum 0; the move that ends that leaves all values 0 or 1 with nim-sum 1.
    }{" "}
 }Where all values are 0 or 1 with nim-sum 0, nobody can move, or nim-sum 1 can be left: a heap has value 1 exactly where a take of { $least } leaves value 0, so a value 1 can be made 0, and a heap of value 0 with a move can be made 1.
subtraction-claim-one-won = A heap of { $size } has nim-value { $value }, not 0, so you win; { $moves ->
    [one] one move does it
   *[other] { $moves } moves do it
 }.
subtraction-claim-one-lost = A heap of { $size } has nim-value 0, so every move loses.
subtraction-claim-won = The nim-sum of the heaps' values is { $sum }, not 0, so you win; { $moves ->
    [one] one move does it
   *[other] { $moves } moves do it
 }.
subtraction-claim-lost = The nim-sum of the heaps' values is 0, so every move loses.
subtraction-claim-misere-won = { $large ->
    [0] All nim-values are 0 or 1, and their nim-sum is { $sum }, not 1
   *[other] Some nim-value is 2 or more, and the nim-sum is { $sum }, not 0
 }, so you win this misère game; { $moves ->
    [one] one move does it
   *[other] { $moves } moves do it
 }.
subtraction-claim-misere-lost = { $large ->
    [0] All nim-values are 0 or 1, and their nim-sum is 1
   *[other] Some nim-value is 2 or more, and the nim-sum is 0
 }, so every move loses this misère game.
subtraction-law = Theorem of Sprague (1935) and Grundy (1939): each heap is worth a Nim heap, and heaps add by nim-sum.
subtraction-law-misere = Ferguson's theorem (1974): misère play is lost exactly when the nim-sum is 0 and some nim-value is 2 or more, or the nim-sum is 1 and none is.
subtraction-beyond = Takes of { $beyond } and more fit into no heap here and play no part.
subtraction-unit = The takes are multiples of { $unit }, so a heap counts as often as { $unit } fits into it (theorem). What follows counts sizes and takes in this unit.
subtraction-period = Certified period: the nim-values of one heap repeat every { $period } from size { $from } on{ $unit ->
    [one] {""}
   *[other] {" ("}{ $whole } in counters)
 }. Sizes { $from } to { $to } were compared: { $window ->
    [one] one repeat, as many as the largest take, proves it
   *[other] { $window } repeats in a row, as many as the largest take, prove it
 } for every size.
subtraction-period-below = Certified period without the takes of { $beyond } and more: the nim-values of one heap repeat every { $period } from size { $from } on. Sizes { $from } to { $to } were compared: { $window ->
    [one] one repeat
   *[other] { $window } repeats in a row
 }, as many as the largest other take, { $window ->
    [one] proves
   *[other] prove
 } it for every size below { $beyond }.
subtraction-by-mex = The nim-values were computed one after another from the rules, as far as they are needed. No period is certified: that takes as many repeats as the largest take.
