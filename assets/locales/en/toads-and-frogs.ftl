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
toads-and-frogs-law = Richard Guy's game (Winning Ways, chapter 1). No short rule for all rows is to be hoped for: to tell who wins is NP-hard (Erickson 1996).
toads-and-frogs-does-block = no move is left
