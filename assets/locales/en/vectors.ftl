vectors-name = Moves along vectors
vectors-alias = vector game|arrows|lattice
vectors-promise = Move a token along arrows.
vectors-rules = A token stands on a point with up to three natural coordinates, which are heaps if you like. A move follows one of the given vectors, once or several times in a row, and never below 0. Where vectors are marked, -1,0* may be repeated, -3,0 is taken once, and -2,-1+-1,-1* is the first once and then the second as often as you like. { $misere ->
    [true] No move left? You win.
    [false] No move left? You lose.
   *[other] No move left? You lose; in misère play you win.
 }
vectors-notation = A point as 5,7 or 3,4,6, or 12 where there is one heap. A move is the point before and after: 5,7->4,7.
vectors-param-moves = the vectors, such as -1,0/0,-1/-1,-1, or -1/-4 for one heap; with marks, -1,0*/-3,0
vectors-param-times = how often a move may repeat its vector where none is marked: a number, or any (or k)
vectors-param-misere = having no move left wins
vectors-param-stop-sum = no move from points whose sum is at most this; 0: no such end
vectors-param-stop-empty = no move once a heap is empty
vectors-param-forbid = what no move may leave: nothing, equal (two equal heaps that are not empty), both-odd (two odd heaps)
vectors-marked = A move follows one of these vectors once, and what bears a star as often as it likes: { $moves }.
vectors-stop-sum = The game ends as soon as the sum is at most { $sum }.
vectors-stop-empty = The game ends as soon as a heap is empty.
vectors-forbid-equal = No move may leave two equal heaps, unless both are empty.
vectors-forbid-odd = No move may leave two odd heaps.
vectors-too-many = at most { $most } vectors may be repeated as often as one likes
vectors-any = A move repeats one of these vectors as often as it likes: { $moves }.
vectors-at-most = A move follows one of these vectors, at most { $times ->
    [one] once
   *[other] { $times } times
 }: { $moves }.
vectors-goes = { $form ->
    [did] went
    [do] go
   *[does] goes
 } to { $to }
vectors-no-move = no vector leads from { $from } to { $to }
vectors-is-not = the token stands on { $at }, not on { $told }
vectors-endless = with these vectors a token might wander for ever: no positive weights make every vector go down
vectors-too-long = a coordinate of a vector is at most { $most }
vectors-uneven = all vectors must have as many coordinates as the first
vectors-expect = vectors such as -1,0/0,-1, or -1/-4 for one heap
vectors-expect-times = any, k, or a number of at least 1

## Why

vectors-law = The value of each smaller point was computed from the vectors alone, one after another.
vectors-nim-won = The nim-sum of the coordinates of { $point } is { $sum }, not { $misere }, so you win{ $misere ->
    [0] {""}
   *[other] {" this misère game"}
 }; { $moves ->
    [one] one move does it
   *[other] { $moves } moves do it
 }.
vectors-nim-lost = The nim-sum of the coordinates of { $point } is { $misere }, so every move loses{ $misere ->
    [0] {""}
   *[other] {" this misère game"}
 }.
vectors-nim-ask = What is the nim-sum of the coordinates, and which move makes it { $misere }?
vectors-nim-look = The nim-sum of the coordinates is { $sum }. A point is lost exactly where it is { $misere }{ $misere ->
    [0] { $heaps ->
        [2] , which means: where both are equal.
       *[other] {"."}
    }
   *[other] : 0,1, 2,3, 4,5 and so on, and the other way round.
 }
vectors-nim-place = Look at coordinate { $heap }: { $value } must become { $wanted }, so that the nim-sum is { $misere }.
vectors-nim-place-slant = No coordinate can be lowered so that the nim-sum becomes right: the move goes aslant.
vectors-nim-place-none = The nim-sum is { $misere }, and every move changes it.
vectors-nim-move = Play { $mv }: the nim-sum becomes { $misere }.
vectors-nim-proof = From nim-sum { $misere } every move leads to another nim-sum, and from there some move leads back to { $misere }, { $misere ->
    [0] until nobody can move.
   *[other] unless no move is left, which wins.
 }
vectors-nim-law = The nim-value is the nim-sum of the coordinates, as in Nim: lowering one coordinate leaves every smaller nim-sum, and no slant keeps it. { $heaps ->
    [2] Of the two numbers that a slant subtracts one ends in a lower 1-bit than the other: that bit changes in one coordinate and stays in the other.
   *[other] Of the numbers that a slant subtracts an odd number end in the lowest 1-bit there is, and that bit of the nim-sum changes.
 }
vectors-nim-law-misere = Misère: no move keeps the nim-sum 1. From 2 or more the larger coordinate is lowered to the smaller one with its last bit changed; from equal odd coordinates one is lowered by 1; from equal even ones the slant goes back 2 and 1. Where both are 0, no move is left, and that wins.
vectors-steps-claim = Every move takes multiples of { $step }. Divided by { $step }, { $point } gives { $counts }, and { $lost ->
    [yes] every move from there loses.
   *[no] you can leave quotients that are lost.
 }
vectors-steps-ask = Which number divides everything that a move takes? What are the heaps, divided by it?
vectors-steps-look = { $point } divided by { $step }: quotients { $counts }, rests { $rests }. The rests never change, so only the quotients count.
vectors-steps-place = Leave the quotients: { $left }.
vectors-steps-none = No move leaves quotients that are lost.
vectors-steps-move = Play { $mv }: it leaves the quotients { $left }, { $lost ->
    [yes] from which the opponent wins, as from all that you can leave.
   *[no] which are lost.
 }
vectors-steps-proof = Rows are quotients of the first heap, columns of the second: who must move there loses at P and wins at N. From P every move leads to N, from N some move leads to P{ $misere ->
    [0] {"."}
   *[other] , or no move is left, which wins.
 }
vectors-steps-head = quotients
vectors-steps-law = Checked for all quotients below { $most }. A greater one has the same moves as one that is smaller by { $period }, so it holds for all.
