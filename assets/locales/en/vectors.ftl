vectors-name = Moves along vectors
vectors-alias = vector game|arrows|lattice
vectors-promise = Move a token along arrows.
vectors-rules = A token stands on a point with one or two natural coordinates, which are heaps if you like. A move follows one of the given vectors, once or several times in a row, and never below 0. { $misere ->
    [true] No move left? You win.
    [false] No move left? You lose.
   *[other] No move left? You lose; in misère play you win.
 }
vectors-notation = A point as 5,7, or 12 where there is one heap. A move is the point before and after: 5,7->4,7.
vectors-param-moves = the vectors, such as -1,0/0,-1/-1,-1, or -1/-4 for one heap
vectors-param-times = how often a move may repeat its vector: any (or k), or a number
vectors-param-misere = having no move left wins
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

vectors-law = The values of all lighter points were computed from the vectors alone; no law beyond this table is claimed.
