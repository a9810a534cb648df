small-chess-name = Small chess
small-chess-alias = minichess|Gardner chess|5x5 chess|chess|Silverman
small-chess-promise = All of chess on five by five squares, or fewer.
small-chess-rules = Chess on a board of 3 to 5 files and ranks: men move as in chess, but a pawn never goes two squares, so nothing is taken in passing, and nobody castles. A pawn on the last rank becomes a queen, rook, bishop or knight. Mate wins. Stalemate is drawn, and so are two kings with at most one bishop or knight, which nobody can win any more. Endless play is drawn.
small-chess-notation = Ranks from the last one down, White in capitals, numbers for free squares, then the side to move: rnbqk/ppppp/5/PPPPP/RNBQK w. A move b2b3 names the squares from and to, b4b5=q also what the pawn becomes; Nc3 and b5=Q are understood as well.
small-chess-param-setup = what stands at the start: gardner (5 by 5), silverman-4x5, silverman-4x4, or kings and a pawn each: pawns-4x4, pawns-3x4
small-chess-bad-size = { $files } by { $ranks } is no board of this game
small-chess-expect-size = { $least } to { $most } files and ranks
small-chess-expect-square = a square from a1 to { $last }
small-chess-expect-promotion = q, r, b or n
small-chess-variant-setup = { $value ->
    [gardner] five by five
    [silverman-4x5] four files, five ranks
    [silverman-4x4] four by four
    [pawns-4x4] a pawn each, four by four
   *[pawns-3x4] a pawn each, three files
 }

## Why

small-chess-claim-mates = { $moves ->
    [one] You mate with one move.
   *[other] You mate in { $moves } moves ({ $plies ->
        [one] one move
       *[other] { $plies } moves
    } of both sides), however the opponent defends.
}
small-chess-claim-mated = The opponent mates in { $moves } { $moves ->
    [one] move
   *[other] moves
} at most, whatever you play ({ $plies ->
    [one] one move
   *[other] { $plies } moves of both sides
}).
small-chess-claim-drawn = Drawn: neither side can force a win. { $others ->
    [0] { $moves ->
        [one] The only move keeps the draw.
       *[other] All { $moves } moves keep the draw.
    }
   *[other] { $moves ->
        [one] Only one move keeps the draw, one of { $total }.
       *[other] { $moves } moves keep the draw, of { $total } in all.
    }
}
small-chess-claim-ends = At least a draw is certain: { $mv } ends the game. Whether another move wins is not settled here.
small-chess-claim-estimate = An estimate, no proof: after { $depth ->
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
 }, a pawn being 10.
small-chess-claim-beyond = Not proved: the play that is expected ends in mate, and { $way ->
    [ahead] you give it
   *[behind] the opponent gives it
 }, but beyond the { $depth ->
    [one] one move
   *[other] { $depth } moves
 } that are looked into.
small-chess-claim-repeats = An estimate, no proof: the play that is expected comes back to the same position, and repeated for ever it is drawn. The points only weigh the men.
small-chess-ask = Which men can be taken for nothing, which checks are there, and what does the opponent threaten?
small-chess-man-on = { $man } on { $square }
small-chess-net = { $way ->
    [shown] The line shown ends in mate
   *[argued] With both sides at their best it goes on { $moves } and ends in mate
 }, { $mv }: the king on { $king } is attacked by the { $men }, and the squares beside it are shut by { $shut }.
small-chess-shut = the { $by } ({ $squares })
small-chess-shut-own = men of its own ({ $squares })
small-chess-look-check = Your king on { $square } is attacked by the { $men }; { $moves ->
    [one] one move ends that
   *[other] { $moves } moves end that
}.
small-chess-look-own = Your { $man } on { $square } stands to be taken by the { $by }{ $how ->
    [free] , and you could take nothing back there
   *[dearer] , which is worth less
}.
small-chess-look-theirs = The opponent's { $man } on { $square } can be taken by the { $by }{ $how ->
    [free] : nothing takes back there
   *[dearer] , which is worth less
}.
small-chess-look = { $pawns ->
    [some] Nothing but pawns
   *[none] Nothing
} can be taken with a gain at once; { $moves ->
    [one] there is one move
   *[other] there are { $moves } moves
}.
small-chess-look-mate = There is a mate in { $moves } { $moves ->
    [one] move
   *[other] moves
}.
small-chess-look-lost = No check and no mate at once decides, but mate in { $moves } { $moves ->
    [one] move
   *[other] moves
} cannot be stopped.
small-chess-look-threat = If you did nothing, { $mv } would be mate.
small-chess-place = Look at the man on { $square }.
small-chess-mate = Play { $mv }: mate. The king on { $square } is attacked by the { $men }; it cannot leave, and nothing can be taken or put between.
small-chess-play-check = Play { $mv }: check. { $answers ->
    [one] There is one answer, and it loses.
   *[other] There are { $answers } answers, and each loses.
}
small-chess-play-quiet = Play { $mv }: it gives no check, but { $answers ->
    [one] the one answer loses
   *[other] each of the { $answers } answers loses
}.
small-chess-lines = { $way ->
    [won] { $lines ->
        [one] This line of play is
       *[other] These { $lines } lines of play are
    } the whole proof of the mate after { $mv }: every answer is in them, and one move of yours against each.
   *[lost] { $lines ->
        [one] This line of play is
       *[other] These { $lines } lines of play are
    } the whole proof: every move of yours is in them, and one of the opponent's against each.
 }
small-chess-head-lines = lines of play
small-chess-only = Play { $mv }: it is the only move.
small-chess-hold = { $moves ->
    [one] { $mv } is the only move
   *[other] { $mv } holds out longest
 }: mate after { $plies ->
    [one] one move
   *[other] { $plies } moves of both sides
}.
small-chess-play = Play { $mv }: it seems to leave the opponent least.
small-chess-play-ends = Play { $mv } ({ $does }).
small-chess-play-so = Play { $mv }: { $why }
small-chess-takes-free = it takes the { $man } on { $square }, and nothing takes back.
small-chess-takes-more = it takes the { $man } on { $square } with a { $taker }: even if that is taken back, you have gained.
small-chess-forks = it attacks the { $men } at once, and the next move expected of you takes on { $then }.
small-chess-pins = it pins the { $man } on { $square }: if that left the line, the king on { $king } could be taken.
small-chess-saves = the { $man } that could be taken on { $square } can no longer be, unless for something as dear.
small-chess-checks = it gives check, and { $answers ->
    [one] there is one answer
   *[other] there are { $answers } answers
}.
small-chess-threatens = it threatens to take the { $man } on { $square } with a gain.
small-chess-opens = your men but the pawns then have { $after ->
    [one] one legal move
   *[other] { $after } legal moves
}, before { $before }.
small-chess-stalemates = Beware of stalemate: { $count ->
    [one] one move
   *[other] { $count } moves
 } of { $total } in all would leave the opponent without a move and not in check: { $moves }.
small-chess-leaves-drawn = With it the game is over, and drawn.
small-chess-expected = The estimate looks { $depth ->
    [one] one move
   *[other] { $depth } moves
 } ahead, further along captures and checks, and expects { $plies ->
    [one] this move
   *[other] these { $plies } moves
}; { $points ->
    [0] no men are won by it
   *[other] { $way ->
        [wins] you win men worth { $points }
       *[loses] you lose men worth { $points }
    } by it
}.
small-chess-counted = At the end of that play a queen counts { $queen }, a rook { $rook }, a bishop or knight { $minor }, a pawn { $pawn } and { $rank } for each rank it has gone, each square where another man can go 1; you minus the opponent: { $ahead }.
small-chess-rivals = The best move beside the next best one{ $capture ->
    [yes] {" "}and the best that takes something
   *[no] {""}
 }: what each comes to (# mate), and the play expected after it.
small-chess-head-move = move
small-chess-head-ahead = comes to
small-chess-head-then = and then
small-chess-again = After { $moves } of these moves the board stands as { $first ->
    [0] it does now
    [one] after the first one
   *[other] after { $first } of them
 }: if both sides go on so, the game is drawn.
small-chess-counted-over = { $ends ->
    [drawn] That play ends the game drawn.
   *[mate] That play ends in mate, beyond the depth of a proof.
}
small-chess-head-side = side
small-chess-head-men = men
small-chess-head-squares = squares
small-chess-head-ranks = ranks gone
small-chess-does-mate = mate
small-chess-does-stalemate = stalemate
small-chess-does-take = takes the { $man }
small-chess-does-bare = takes the { $man }, and neither side can mate any more
small-chess-law-near = Proved by search: all play of { $depth ->
    [one] one move
   *[other] { $depth } moves
 } was looked at, and the end comes sooner.
small-chess-law = Positions whose men have more than { $most } placements are only estimated here, unless mate is near.
small-chess-law-gardner = Positions whose men have more than { $most } placements are only estimated here, unless mate is near. Published: Gardner's game is drawn from its start (Mhalla and Prost, 2013); that is not proved here.
