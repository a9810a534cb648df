checkers-name = Checkers
checkers-alias = draughts|English draughts|Chinook|American checkers
checkers-promise = Whoever can take must take.
checkers-rules = Two sides move on the dark squares, Black first. Men b and w step one square diagonally forwards, kings B and W in all four directions. A piece takes by jumping over a neighbour of the other side onto the free square behind it, and goes on as long as it can take; a side that can take must take, in a way of its choice. A man that reaches the last row becomes a king, and its move is over. No move left? You lose. Endless play is drawn.
checkers-notation = Rows from the top, separated by /, then b or w for the side to move: .b../..../..../..w. b. Dark squares are numbered row by row from 1. A step is 11-15; a capture names every square it touches: 22x15x8.
checkers-param-size = rows and columns of the board at the start: 4, 6 or 8
checkers-light = pieces stand on dark squares only; the corner at the upper left is light
checkers-not-crowned = { $piece } on the last row would be a king
checkers-bad-size = { $rows } by { $cols } is no board of this game
checkers-expect-size = 4 by 4, 6 by 6 or 8 by 8
checkers-expect-side = a blank and the side to move, b or w
checkers-expect-move = a step such as 11-15, or a capture with all its squares such as 22x15x8
checkers-too-far = neighbouring squares of a move lie one or two diagonal steps apart
checkers-not-own = { $side } has no piece on { $square }
checkers-goes-on = the capture goes on: name all its squares
checkers-must-take = a side that can take must take
checkers-no-move = that piece cannot go there
checkers-black = Black
checkers-white = White
checkers-note-to-move = { $side } is to move.
checkers-note-take = If you can take, you must. The numbers beside a row are those of its dark squares.
checkers-tell = { $form ->
    [did] moved
    [do] move
   *[does] moves
 } from { $from } to { $to }
checkers-tell-takes = { $form ->
    [did] took
    [do] take
   *[does] takes
 } from { $from } to { $to }: { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
 }

## Why

checkers-claim-won = { $plies ->
    [one] You win with one move
   *[other] You win, in { $plies } moves of both sides at most
 }; { $moves ->
    [one] one move does it
   *[other] { $moves } moves do it
 }.
checkers-claim-lost = You lose whatever you play, after { $plies ->
    [one] one move
   *[other] { $plies } moves of both sides
 } at the latest.
checkers-claim-drawn = Neither side can force a win: { $total ->
    [one] the only move
   *[other] { $others ->
        [0] all { $total } moves
       *[other] { $moves } of { $total } moves
    }
 } { $moves ->
    [one] holds
   *[other] hold
 } the draw.
checkers-claim-estimate = An estimate, no proof: after { $depth ->
    [one] one move
   *[other] { $depth } moves
 } you seem to { $points ->
    [0] stand as well as the opponent
    [one] be one point { $way ->
        [ahead] ahead
       *[behind] behind
    }
   *[other] be { $points } points { $way ->
        [ahead] ahead
       *[behind] behind
    }
 }, a man being 10.
checkers-claim-beyond = Not proved: in the play that is expected you { $way ->
    [ahead] win
   *[behind] lose
 }, but the end lies beyond the { $depth ->
    [one] one move
   *[other] { $depth } moves
 } that are looked into.
checkers-ask = Must something be taken? What must the opponent take after your move, and what can you take then?
checkers-look = Nothing can be taken; { $moves ->
    [one] there is one move
   *[other] there are { $moves } moves
 }.
checkers-look-take = Something must be taken; { $moves ->
    [one] there is one way
   *[other] there are { $moves } ways
 }.
checkers-place = Move the piece on square { $square }.
checkers-square = square { $square }
checkers-does-take = { $pieces ->
    [one] one piece taken
   *[other] { $pieces } pieces taken
}
checkers-does-last = the last piece taken
checkers-does-crown = a new king
checkers-move-near = Play { $mv }. { $must ->
    [take] Then the opponent must take, { $answers ->
        [one] in one way
       *[other] in one of { $answers } ways
    }
   *[free] The opponent then has { $answers ->
        [one] one answer
       *[other] { $answers } answers
    }
 }, and move { $plies } ends the game.
checkers-hold-near = { $total ->
    [one] { $mv } is the only move
   *[other] Play { $mv }: no move lasts longer
 }; move { $plies } of both sides ends the game.
checkers-move-ends = Play { $mv }. It ends the game{ $does ->
    [0] .
   *[other] : { $does }.
 }
checkers-blocked = At the end of { $moves } nothing more is taken, but { $side ->
    [you] you have no move left
   *[other] the opponent has no move left
 }, and that loses: on { $squares } { $count ->
    [one] a piece stands blocked.
   *[other] { $count } pieces stand blocked.
 }
checkers-move-estimate = { $total ->
    [one] Play { $mv }: it is the only move.
   *[other] Play { $mv }: it seems to leave the opponent least.
 }
checkers-proof-corner = After { $mv } your king stands in a double corner, squares { $squares }: from each of the two it steps to the other, and the opponent, with more pieces, cannot force a win.
checkers-does-shut = no move is left
checkers-turn = The move decides. In the rows 1, 3, 5 … from the top stand { $count } of all pieces, an { $odd ->
    [0] even
   *[odd] odd
 } number, and it is your turn. Each step changes that number by one and hands over the turn, so whenever it is your turn the number will be { $odd ->
    [0] even
   *[odd] odd
 }, until something is taken. With the other side to move here you would { $fate ->
    [won] win
    [lost] lose
   *[drawn] draw
 }.
checkers-kings = { $from ->
    [0] Only kings are left,
    [one] After the first move of the line shown only kings are left,
   *[other] After move { $from } of the line shown only kings are left,
 } { $more ->
    [one] one on each side. Of all { $all } placements of them the side to move
   *[other] { $more } against one. Of all { $all } placements of them the lone king, if it is to move,
 } loses { $lost }, draws { $drawn } and wins { $won }.
checkers-opposition = { $from ->
    [0] Two kings are alone on the board.
    [one] After the first move of the line shown two kings are alone on the board.
   *[other] After move no. { $from } of the line shown two kings are alone on the board.
 } The side to move loses exactly if the number of kings in the rows 1, 3, 5 … from the top is even and its own king is nearer than the other one to neither double corner ({ $corners }); steps are counted along rows or along columns, whichever are more. Placements in which that was checked: { $all }; lost: { $lost }. { $to ->
    [you] You are
   *[other] Here the opponent is
 } to move with { $count ->
    [one] one king
   *[other] { $count } kings
 } in such rows. Steps from the two corners: the mover's king { $own }, the other one { $other }: { $fate ->
    [lost] lost.
   *[held] not lost.
 }{ $odd ->
    [0] {""}
   *[odd] {" "}After a step the number is even: in the table the steps from both corners then; where the king next to move is nearer to neither, it is lost.
 }
checkers-shot = A shot: { $mv } gives, and { $ways ->
    [one] the one way of taking is
   *[other] each of the { $ways } ways of taking is
 } punished. When nothing can be taken any more, you have won { $won ->
    [one] at least one piece
   *[other] at least { $won } pieces
 } more than you gave.
checkers-stuck = { $side ->
    [you] Your
   *[other] After { $mv } the opponent's
 } { $count ->
    [one] piece
   *[other] pieces
 } without a safe step, taken at once after each: { $squares }.
checkers-run = { $side ->
    [you] Your man on square { $square } cannot be stopped:
   *[other] After { $mv } you cannot stop the opponent's man on square { $square }:
 } whatever is answered, it is a king after { $moves ->
    [one] one move
   *[other] { $moves } moves
 } of its own.
checkers-shuttle = From move { $from } to move { $to } of the line shown a last king only goes back and forth in the double corner, squares { $squares }.
checkers-balance = Takings alone: after { $best } { $shown ->
    [0] nothing of yours must be lost in return
   *[other] the best takings run as shown
 }, and in the end { $way ->
    [even] you have won as many pieces as you lost.
   *[other] you have { $way ->
        [won] won
       *[lost] lost
    } { $pieces ->
        [one] one piece
       *[other] { $pieces } pieces
    } more than { $way ->
        [won] you lost
       *[lost] you won
    }.
 }
checkers-costs = { $moves ->
    [one] One move costs pieces:
   *[other] { $moves } moves cost pieces:
 } after the answer beside it all is taken that must be, and in the end so many more are lost than after { $best }.
checkers-head-mover = the moved king
checkers-head-next = the king next to move
checkers-head-must = must be taken
checkers-head-then = and then
checkers-head-move = move
checkers-head-answer = answer and takings
checkers-head-cost = pieces lost
checkers-expected = The estimate looks { $depth ->
    [one] one move
   *[other] { $depth } moves
 } ahead, further while something must be taken, and expects { $plies ->
    [one] this move
   *[other] these { $plies } moves
 }.{ $agrees ->
    [yes] {""}
   *[no] {" "}The list of moves looks as far behind each move, so one move further: there { $best } comes to { $listed }.
 }
checkers-counted = On the board at the end of that play a man counts { $man }, a king { $king }, each row a man has gone { $row }; the side to move here minus the other side: { $ahead }.
checkers-counted-over = That play ends the game, beyond the depth of a proof; an end counts { $ahead }.
checkers-head-side = side
checkers-head-men = men
checkers-head-kings = kings
checkers-head-rows = rows gone
checkers-law-swept = All positions below this one were swept from the ends of the game backwards; this is done where its pieces have at most { $most } placements. Endless play is drawn.
checkers-law-near = Proved by search: all play of { $depth ->
    [one] one move
   *[other] { $depth } moves
 } was looked at, and the end comes sooner.
checkers-law-estimate = Positions whose pieces have more than { $most } placements are only estimated here. What is published, that the game on 8 by 8 is drawn (Schaeffer and others, 2007), is about its start and says nothing of this position.
