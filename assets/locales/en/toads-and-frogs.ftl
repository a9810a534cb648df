toads-and-frogs-name = Toads and Frogs
toads-and-frogs-alias = frogs and toads|toads|frogs|hopping frogs
toads-and-frogs-promise = Hop on, and run out last.
toads-and-frogs-rules = Toads T go right, frogs F go left: one cell onto a free cell, or over one animal of the other side onto the free cell right behind it. Nothing is taken. No move left? You lose.
toads-and-frogs-notation = The row from the left, a dot for a free cell, then T or F for the side to move: TT..FF T. A move a1-b1 names the cells from and to.
toads-and-frogs-param-toads = toads on the left at the start
toads-and-frogs-param-gap = free cells between them at the start
toads-and-frogs-param-frogs = frogs on the right at the start
toads-and-frogs-note = No move left? You lose.
toads-and-frogs-no-way-t = a T goes one cell to the right onto a free cell, or over one F onto the free cell right behind it
toads-and-frogs-no-way-f = an F goes one cell to the left onto a free cell, or over one T onto the free cell right behind it

## Why

toads-and-frogs-ask = Who will run out of moves first? Which jump opens a way for you, and which opens one for the opponent?
toads-and-frogs-law = { $of ->
    [start] Richard Guy's game (Winning Ways, chapter 1). No short rule for all rows is to be hoped for: to tell who wins is NP-hard (Erickson 1996).
   *[board] Proved by exact search: every line of play that can still matter was followed to its end.
 }
toads-and-frogs-worth = In the theory of numbers and games the row is worth { $worth }: { $side ->
    [none] nobody is ahead, { $star ->
        [yes] but one move is there for whoever takes it, so whoever moves wins
       *[no] so whoever has to move loses
    }
   *[other] { $side ->
        [first] Toads are
       *[second] Frogs are
    } { $kind ->
        [one] one whole move
        [half] half a move
        [quarter] a quarter of a move
        [part] { $amount } of a move
       *[more] { $amount ->
            [one] one move
           *[other] { $amount } moves
        }
    } ahead and win, whoever begins{ $star ->
        [yes] ; the star is one move more for whoever takes it
       *[no] {""}
    }
 }.{ $then ->
    [no] {""}
    [all] {" "}What each move leaves of that stands beside it: a number above 0 wins for Toads, below 0 for Frogs, 0 for the side that has just moved, * for the other one.
   *[other] {" "}After { $mv } it is worth { $then }.
 }
toads-and-frogs-does-block = no move is left
board-head-move = move
board-head-left = leaves
