## Why

swept-claim-won = You win in { $plies } { $plies ->
    [one] ply
   *[other] plies
} at best; { $moves ->
    [one] one move keeps
   *[other] { $moves } moves keep
} the win.
swept-claim-lost = Every move loses against perfect play; you can hold out for { $plies ->
    [one] one ply
   *[other] { $plies } plies
 }.
swept-claim-drawn = Drawn: neither side can force a win, and play may go on for ever. { $moves ->
    [one] One move keeps
   *[other] { $moves } moves keep
} the draw, of { $total }.
swept-place = These places are touched by the best move.
swept-place-lost = No place saves you; these are touched by the longest defence.
swept-move-won = Play { $move }: then the opponent is lost, in { $plies ->
    [one] one ply
   *[other] { $plies } plies
 } at most.
swept-move-lost = { $move } holds out longest: { $plies ->
    [one] one more ply
   *[other] { $plies } more plies
 }. Every other move loses as soon or sooner.
swept-move-drawn = Play { $move }: it keeps the draw.
swept-proof-won = After { $move } the opponent has { $answers ->
    [one] one answer, which loses
   *[other] { $answers } answers, and each loses
}; { $shown ->
    [one] the stubbornest is shown with what meets it
   *[other] the { $shown } stubbornest are shown with what meets them
 }.
swept-proof-ends = After { $move } the game is over.
swept-proof-lost = Whatever you move, the opponent has an answer after which you are lost again, in fewer plies.
swept-proof-drawn = These moves give the draw away, each with what punishes it.
swept-proof-level = No move wins and none loses: each leaves a position that is drawn again.
swept-head-answer = answer
swept-head-reply = then
swept-head-plies = plies left
swept-law = Every position was settled from the ends of the game backwards, in the order of plies; what was never settled is drawn (Zermelo 1913, Thompson 1986).
