## Why

lone-ask = Which sizes are lost for the side that must move from them? Begin with the smallest, and remember that having no move left { $misere ->
    [0] loses
   *[other] wins
 }.
lone-look-rests = { $from ->
    [0] Lost
   *[other] From { $from } on, lost
 } are exactly the sizes with remainder { $rests } when they are divided by { $period }: { $sizes }, … { $size } has remainder { $rest }.
lone-look-list = The lost sizes up to { $size }, the nearest: { $sizes }.
lone-look-value = { $size } has nim-value { $value }; lost are the sizes of nim-value 1.
lone-place = You can leave { $lefts }. Is one of them lost?
lone-place-many = You can leave { $count ->
    [one] one size. Is it
   *[other] { $count } sizes. Is one of them
 } lost?
lone-place-none = You can leave { $lefts }, and nothing else; none of them is lost.
lone-place-none-many = You can leave { $count ->
    [one] one size, and it is not
   *[other] { $count } sizes, and none of them is
 } lost.
lone-move = Take { $take }, leave { $left }, a lost size. In brackets stand the values of what you can leave.
lone-stall = Take { $take }{ $known ->
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
lone-stall-last = You have to take { $take }, and then the opponent cannot move and wins.
lone-proof-won = Whatever the opponent takes then, you can leave a lost size again{ $misere ->
    [0] , until the opponent cannot move.
   *[other] , or you cannot move and win.
 }
lone-proof-lost = Whatever you take, the opponent can leave you a lost size again{ $misere ->
    [0] , until you cannot move.
   *[other] , or cannot move and wins.
 }
lone-claim-won = { $misere ->
    [0] The size { $size } is not lost,
   *[other] In misère play { $size } is no lost size,
 } so you win: { $moves ->
    [one] one move leaves
   *[other] { $moves } moves leave
 } a lost one.
lone-claim-lost = { $misere ->
    [0] The size { $size } is lost
   *[other] In misère play { $size } is a lost size
 }: every move loses.
lone-head-rest = remainder
lone-head-take = after taking { $take }
lone-rounds = Takes change only the remainder by { $period }: from a lost one (P) every take leaves one that is not lost, and from every other one (N) the take in brackets leaves a lost one. { $stuck ->
    [0] { $misere ->
        [0] An empty heap is lost.
       *[other] An empty heap has no move, which wins.
    }
   *[other] { $misere ->
        [0] A heap of at most { $stuck } has no move and is lost.
       *[other] A heap of at most { $stuck } has no move, which wins.
    }
 }
lone-law = Ferguson's theorem (1974): as the same numbers may be taken from every size{ $to ->
    [0] {","}
   *[other] {" up to"} { $to },
 } a heap has nim-value 1 exactly where its smallest take, { $least }, leaves nim-value 0. So in misère play a heap alone is lost exactly where its nim-value is 1.
lone-law-sum = Ferguson's theorem (1974): as the same numbers may be taken from every size of a heap{ $to ->
    [0] {","}
   *[other] {" up to"} { $to },
 } its nim-value is 1 exactly where its smallest take leaves nim-value 0. So every heap here is tame.
