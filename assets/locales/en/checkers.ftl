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

checkers-claim-won = You win, in { $plies ->
    [one] one move
   *[other] { $plies } moves of both sides
 } at most; { $moves ->
    [one] one move does it
   *[other] { $moves } moves do it
 }.
checkers-claim-lost = You lose whatever you play, after { $plies ->
    [one] one move
   *[other] { $plies } moves of both sides
 } at the latest.
checkers-claim-drawn = Neither side can force a win: { $total ->
    [one] the only move
   *[other] { $moves } of { $total } moves
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
checkers-place-none = No piece saves the game: every move loses.
checkers-move-won = Play { $mv }: no move wins sooner.
checkers-move-lost = Play { $mv }: nothing holds out longer, { $plies ->
    [one] one move
   *[other] { $plies } moves of both sides
 }, itself counted.
checkers-move-drawn = Play { $mv }: it holds the draw.
checkers-move-estimate = Play { $mv }: it seems to leave the opponent least.
checkers-proof-shut = After { $mv } the opponent { $left ->
    [0] has no piece left
    [one] has one piece left, and it is shut in
   *[other] has { $left } pieces left, and they are all shut in
 }: the game is over.
checkers-proof-shot = After { $mv } the opponent must take, and { $moves ->
    [one] then you take and win
   *[other] whichever of the { $moves } ways it chooses, you take next and win
 }; { $shown ->
    [one] it is shown
   *[other] { $shown } ways are shown
 }.
checkers-proof-forced = After { $mv } the opponent must take, and { $moves ->
    [one] there is one way to do so
   *[other] there are { $moves } ways to do so
 }; { $shown ->
    [one] how you go on winning is shown
   *[other] how you go on winning is shown for { $shown }
 }.
checkers-proof-hunted = After { $mv } the opponent can take nothing, and { $moves ->
    [one] after its only move
   *[other] after each of its { $moves } moves
 } you take and win; { $shown ->
    [one] it is shown
   *[other] { $shown } are shown
 }.
checkers-proof-met = After { $mv } { $moves ->
    [one] the only answer loses
   *[other] each of the { $moves } answers loses
 }; { $shown ->
    [one] it is shown with what meets it
   *[other] { $shown } are shown with what meets them
 }.
checkers-proof-corner = After { $mv } your king stands in a double corner, squares { $squares }: from each of the two it steps to the other, and the opponent, with more pieces, cannot force a win.
checkers-proof-lost = { $moves ->
    [one] The only move has
   *[other] Each of the { $moves } moves has
 } an answer that wins; { $shown ->
    [one] one is shown
   *[other] { $shown } are shown
 }.
checkers-proof-given-away = { $moves ->
    [one] One move gives it away; the answer that proves it is shown.
   *[other] { $moves } moves give it away; for { $shown } the answer that proves it is shown.
 }
checkers-expected = The estimate looks { $depth ->
    [one] one move
   *[other] { $depth } moves
 } ahead, further while something must be taken, and expects { $plies ->
    [one] this move
   *[other] these { $plies } moves
 }.
checkers-counted = On the board at the end of that play a man counts { $man }, a king { $king }, each row a man has gone { $row }; the side to move here minus the other side: { $ahead }.
checkers-counted-over = That play ends the game beyond the depth of a proof; it is written down as { $ahead }.
checkers-head-side = side
checkers-head-men = men
checkers-head-kings = kings
checkers-head-rows = rows gone
checkers-law-swept = All positions below this one were swept from the ends of the game backwards; this is done where its pieces have at most { $most } placements. Endless play is drawn.
checkers-law-near = All play of { $depth ->
    [one] one move
   *[other] { $depth } moves
 } was looked at, and the end lies within them: proved.
checkers-law-estimate = Positions whose pieces have more than { $most } placements are only estimated here. Published: the game on 8 by 8 is drawn (Schaeffer and others, 2007).
