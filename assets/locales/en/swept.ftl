## Why

swept-claim-won = { $plies ->
    [one] You win with one move
   *[other] You win in { $plies } moves of both sides at most
}; { $moves ->
    [one] one move keeps
   *[other] { $moves } moves keep
} the win.
swept-claim-lost = Every move loses against perfect play; you can hold out for { $plies ->
    [one] one move
   *[other] { $plies } moves of both sides
}.
swept-claim-drawn = Drawn: neither side can force a win, and play may go on for ever. { $others ->
    [0] { $moves ->
        [one] The only move keeps the draw.
       *[other] All { $moves } moves keep the draw.
    }
   *[other] { $moves ->
        [one] Only one move keeps the draw, one of { $total }.
       *[other] { $moves } moves keep the draw, of { $total } in all.
    }
}
swept-place = { $count ->
    [one] The move told next begins at { $places }.
   *[other] The move told next begins at one of these: { $places }.
}
swept-place-lost = No move saves you; the defence told next begins at { $count ->
    [one] { $places }
   *[other] one of these: { $places }
}.
swept-move-won = Play { $move }: { $plies ->
    [0] that wins at once
    [one] then the opponent is lost, in one move
   *[other] then the opponent is lost, in { $plies } moves of both sides at most
}.
swept-move-lost = { $way ->
    [only] { $move } is the only move
    [all] None of your moves lasts longer than { $move }
    [some] { $move } holds out longest, as others do, { $equal } in all
   *[one] { $move } holds out longest
}: { $plies ->
    [0] the game ends with it
    [one] one more move
   *[other] { $plies } more moves of both sides
}.
swept-move-drawn = Play { $move }: it keeps the draw.
swept-proof-drawn = { $moves ->
    [one] One move gives
   *[other] { $moves } moves give
} the draw away{ $ending ->
    [0] {""}
    [one] , one of them by ending the game at once
   *[other] , { $ending } of them by ending the game at once
}{ $shown ->
    [0] .
    [one] ; for one of them the answer that punishes it is shown.
   *[other] ; for { $shown } of them the answer that punishes it is shown.
}
swept-law = Settled from the ends of the game backwards{ $drawn ->
    [0] {""}
   *[other] ; what was never settled is drawn
} (Zermelo 1913, Thompson 1986).
