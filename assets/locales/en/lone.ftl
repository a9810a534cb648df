## Why

lone-ask = Which sizes are lost for the side that must move from them? Begin with the smallest, and remember that having no move left wins.
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
lone-move = Take { $take }, leave { $left }, a lost size.
lone-stall = Every move loses against perfect play. Take { $take }{ $known ->
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
lone-proof-won = Whatever the opponent takes then, you can leave a lost size again, or you cannot move and win.
lone-proof-lost = Whatever you take, the opponent can leave you a lost size again, or cannot move and wins.
lone-claim-won = In misère play { $size } is no lost size, so you win: { $moves ->
    [one] one move leaves
   *[other] { $moves } moves leave
 } a lost one.
lone-claim-lost = In misère play { $size } is a lost size: every move loses.
lone-law = Ferguson's theorem (1974): as the same numbers may be taken from every size{ $to ->
    [0] {","}
   *[other] {" up to"} { $to },
 } a heap has nim-value 1 exactly where its smallest take, { $least }, leaves nim-value 0. So in misère play a heap alone is lost exactly where its nim-value is 1.
lone-law-sum = Ferguson's theorem (1974): as the same numbers may be taken from every size of a heap{ $to ->
    [0] {","}
   *[other] {" up to"} { $to },
 } its nim-value is 1 exactly where its smallest take leaves nim-value 0. So every heap here is tame.
