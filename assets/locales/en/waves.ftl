waves-too-many-nodes = the graph has more than { $most } nodes, the most that are swept

## Why

waves-move = move
waves-leaves = leaves
waves-value = value
waves-plies = plies
waves-settled = settled
waves-claim-won = You win, in { $plies ->
    [one] one ply
   *[other] { $plies } plies
 }; { $moves ->
    [one] one move does it
   *[other] { $moves } moves do it
 }.
waves-claim-won-some-time = You win; { $moves ->
    [one] one move does it
   *[other] { $moves } moves do it
 }.
waves-claim-lost = Every move loses; it can last { $plies ->
    [one] one ply
   *[other] { $plies } plies
 }.
waves-claim-lost-some-time = Every move loses.
waves-claim-drawn = Nobody can force a win, and with right play nobody ever wins; { $moves ->
    [one] one move keeps the draw
   *[other] { $moves } moves keep the draw
 }.
waves-ran = Swept backwards from the ends, wave after wave: a position is won as soon as one move leaves a lost one, lost as soon as all moves leave won ones, and what no wave reaches is drawn. Positions: { $positions }; won for the mover: { $won }; lost: { $lost }; drawn: { $drawn }. The last wave ran { $longest ->
    [one] one ply
   *[other] { $longest } plies
 } from the end (E. Zermelo 1913).
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
   *[other] None of your { $total } moves leaves the opponent lost, and { $moves } { $moves ->
        [one] leaves
       *[other] leave
    }
 } a position that nobody can win.
waves-left = What each move leaves to the opponent: N is won for the opponent, P is lost, and D nobody can win. The moves in brackets are the best.
waves-place-won = The places are lit where the winning moves go.
waves-place-lost = The places are lit where you can go: from each of them the opponent wins.
waves-place-drawn = The places are lit where you can go without losing.
waves-move-won = Play { $mv }: what it leaves is lost for the opponent.
waves-stay = Play { $mv }: it keeps the draw.
waves-stall = Every move loses against perfect play. No move holds out longer than { $mv }.
waves-stall-any = Every move loses against perfect play. { $mv } is as good a try as any.
waves-ends = Then the game is over.
waves-nearer = You stand { $plies ->
    [one] one ply
   *[other] { $plies } plies
 } from the end. After this move every reply leaves you at most { $left } { $left ->
    [one] ply
   *[other] plies
 } from it, and so on: nobody can run in a circle for ever.
waves-answered = Each of your moves has an answer that leaves you lost again, nearer to the end.
waves-answered-or-over = Each of your moves loses at once, or has an answer that leaves you lost again, nearer to the end.
waves-answered-over = Whatever you move, the game is over and lost.
waves-reply = reply
waves-answer = your answer
