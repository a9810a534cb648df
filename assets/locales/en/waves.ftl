waves-too-many-nodes = the graph has more than { $most } nodes, the most that are swept

## Why

waves-move = move
waves-leaves = leaves
waves-value = value
waves-plies = moves
waves-claim-won = { $plies ->
    [one] You can win at once
   *[other] You win, in { $plies } moves of both sides
 }; { $moves ->
    [one] one move wins
   *[other] { $moves } moves win, some perhaps later
 }.
waves-claim-won-some-time = You win; { $moves ->
    [one] one move does it
   *[other] { $moves } moves do it
 }.
waves-claim-lost = Every move loses; it can last { $plies ->
    [one] one move
   *[other] { $plies } moves of both sides
 }.
waves-claim-lost-some-time = Every move loses.
waves-claim-drawn = Nobody can force a win, and with right play nobody ever wins; { $moves ->
    [one] one move keeps the draw
   *[other] { $moves } moves keep the draw
 }.
waves-look-won = { $total ->
    [one] Your only move leaves the opponent lost.
   *[other] Of your { $total } moves { $moves } { $moves ->
        [one] leaves
       *[other] leave
    } the opponent lost.
 }
waves-look-lost = { $total ->
    [one] Your only move leaves the opponent a won position.
   *[other] All of your { $total } moves leave the opponent a won position.
 }
waves-look-drawn = { $total ->
    [one] Your only move leaves
   *[other] { $all ->
        [0] None of your { $total } moves leaves the opponent lost, and { $moves } { $moves ->
            [one] leaves
           *[other] leave
        }
       *[other] All of your { $total } moves leave
    }
 } a position that nobody can win.
waves-place-won = The places are lit where the winning moves go.
waves-place-lost = The places are lit where you can go: from each of them the opponent wins.
waves-place-drawn = The places are lit where you can go without losing.
waves-move-won = Play { $mv }: what it leaves is lost for the opponent.
waves-stay = Play { $mv }: it keeps the draw.
waves-stall = { $only ->
    [0] Every move loses against perfect play. No move holds out longer than { $mv }.
   *[other] The only move is { $mv }, and it loses against perfect play.
 }
waves-stall-any = Every move loses against perfect play. { $mv } is as good a try as any.
waves-does-catch = a catch
waves-does-away = the way out
waves-pocket = Whatever it does, the one that is hunted never leaves { $count ->
    [one] { $places }
   *[other] these { $count } places: { $places }
 }. The hunt only has to close in there.
