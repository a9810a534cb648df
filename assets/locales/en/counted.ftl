## Why

counted-claim-last = { $total ->
    [one] Only one move is left
   *[other] Whichever of your { $total } moves you choose, it is the last one
 }; { $misere ->
    [0] the last move wins, so you win
   *[other] the last move loses, so you lose
 }.
counted-claim-any = { $total ->
    [one] Your only move wins
   *[other] Every move wins
 }: whatever is played, { $misere ->
    [0] you make the last move
   *[other] the opponent has to make the last move
 }.
counted-claim-none = { $total ->
    [one] Your only move loses
   *[other] Every move loses
 }: whatever is played, { $misere ->
    [0] the opponent makes the last move
   *[other] you have to make the last move
 }.
counted-claim-won = You can see to it that { $misere ->
    [0] you make the last move
   *[other] the opponent has to make the last move
 }, so you win; { $moves ->
    [one] one move does it
   *[other] { $moves } moves do it
 }.
counted-claim-lost = Whatever you play, the opponent can see to it that { $misere ->
    [0] you do not make the last move
   *[other] you have to make the last move
 }, so you lose.
counted-ask-settled = How many moves are left?
counted-ask = How many moves are left, and can anybody still change whether that number is even or odd?
counted-look = { $most ->
    [1] One move is left, and you make it.
   *[other] { $wide ->
        [0] { $least ->
            [one] One move is left
           *[other] { $least } moves are left, whatever is played
        }
        [2] { $least } or { $most } moves are left, whatever is played
       *[other] { $least } to { $most } moves are left
    }: { $odd ->
        [0] { $wide ->
            [0] an even number
           *[other] always an even number
        }, so the opponent makes the last one
       *[other] { $wide ->
            [0] an odd number
           *[other] always an odd number
        }, so you make the last one
    }, and { $misere ->
        [0] the last move wins.
       *[other] the last move loses.
    }
 }
counted-look-open = It can still be changed whether the number of moves left is even or odd. Counting your own move, you want { $misere ->
    [0] an odd number, for the last move wins
   *[other] an even number, for the last move loses
 }.
counted-head-part = part
counted-head-left = moves left then
counted-head-own = moves left
counted-head-lines = for instance, alone
counted-head-move = move
counted-head-answer = answer
counted-head-theirs = opponent plays
counted-head-yours = you play
counted-place-any = It does not matter where.
counted-place-only = There is only one move.
counted-place = { $every ->
    [0] Of { $total ->
        [one] one move
       *[other] { $total } moves
    } { $moves ->
        [one] one wins
       *[other] { $moves } win
    }
   *[other] { $total ->
        [one] Your only move wins
       *[other] All { $total } moves win
    }
 }. Look for one { $later ->
    [0] after which nobody can change any more whether the number is even or odd
    [1] after which you can settle that number with your next move, whatever is answered
    [3] after which no move is left
   *[other] after which you have an answer to everything
 }.
counted-place-none = There is no right place: { $moves ->
    [one] the only move loses
    [2] both moves lose
   *[other] all { $moves } moves lose
 }.
counted-move = Play { $mv }: it { $told }.
counted-move-any = Play { $mv }: it { $told }. No other move would do better or worse.
counted-move-settling = Play { $mv }: it { $told }. Then, whatever is played, { $wide ->
    [0] { $least ->
        [one] one move is left
       *[other] { $least } moves are left
    }
    [2] { $least } or { $most } moves are left
   *[other] { $least } to { $most } moves are left
 }: { $odd ->
    [0] { $wide ->
        [0] an even number
       *[other] always an even number
    }, so you make the last one
   *[other] { $wide ->
        [0] an odd number
       *[other] always an odd number
    }, so the opponent makes the last one
 }, and { $misere ->
    [0] the last move wins
   *[other] the last move loses
 }.
counted-stall = Play { $mv }: it { $told }{ $known ->
    [0] .
    [1] { $replies ->
        [one] ; the only reply wins.
       *[other] ; each of the { $replies } replies wins.
    }
   *[other] ; of { $replies ->
        [one] one reply
       *[other] { $replies } replies
    } only { $right ->
        [one] one wins.
       *[other] { $right } win.
    }
 }
counted-answers-yours = Each of your moves has an answer after which nobody can change any more whether the number of moves left is even or odd{ $misere ->
    [0] : it is even, so the opponent makes the last one
   *[other] : it is odd, so you make the last one
 }.{ $ends ->
    [0] { "" }
   *[other] { " " }A move without an answer ends the game, and you have made the last one.
 }
counted-answers-theirs = Each answer of the opponent has a move of yours after which nobody can change any more whether the number of moves left is even or odd{ $misere ->
    [0] : it is even, so you make the last one
   *[other] : it is odd, so the opponent makes the last one
 }.{ $ends ->
    [0] { "" }
   *[other] { " " }Where you have none, the game is over, and the opponent has made the last one.
 }
counted-lines = { $lines ->
    [one] One line of play proves it
   *[other] { $lines } lines of play prove it
 }: { $won ->
    [0] each of your moves has one answer of the opponent
   *[other] each move of the opponent has one answer of yours
 }, until nobody can change any more whether the number of moves left is even or odd, and { $won ->
    [0] { $misere ->
        [0] the opponent makes the last one
       *[other] you make the last one
    }
   *[other] { $misere ->
        [0] you make the last one
       *[other] the opponent makes the last one
    }
 }.{ $bare ->
    [0] {""}
   *[other] {" Where no answer is told, none is needed: it is settled already."}
 }
counted-head-line = and then
counted-lost = { $lost ->
    [one] One lost position proves it
   *[other] { $lost } lost positions prove it
 }: { $lost ->
    [one] each of its moves has an answer that leads to a position
   *[other] each of their moves has an answer that leads to another of them (P) or to a position
 } in which nobody can change any more whether the number of moves left is even or odd, and { $won ->
    [0] { $misere ->
        [0] the opponent makes the last one
       *[other] you make the last one
    }
   *[other] { $misere ->
        [0] you make the last one
       *[other] the opponent makes the last one
    }
 }.{ $bare ->
    [0] {""}
   *[other] {" Where no answer is told, none is needed: it is settled already."}
 }
counted-head-lost = lost
counted-head-moves = moves
counted-head-back = answered to
counted-head-there = left there
counted-law = Found by playing every continuation. Where the number of moves left is even whatever is played, or odd whatever is played, that decides.
counted-law-settled = Counted over every way to play on; the last move { $misere ->
    [0] wins
   *[other] loses
 }.
