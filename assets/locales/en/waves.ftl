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
waves-claim-drawn = Nobody can force a win: with right play it goes on for ever; { $moves ->
    [one] one move keeps the draw
   *[other] { $moves } moves keep the draw
 }.
waves-ran = Swept backwards from the ends, wave after wave: a position is won as soon as one move leaves a lost one, lost as soon as all moves leave won ones, and what no wave reaches is drawn. Of { $positions ->
    [one] one position
   *[other] { $positions } positions
 } { $won ->
    [one] one is
   *[other] { $won } are
 } won for the mover, { $lost } lost and { $drawn } drawn; the last wave ran { $longest ->
    [one] one ply
   *[other] { $longest } plies
 } from the end (E. Zermelo 1913).
waves-place-won = The places are lit where the winning moves go.
waves-place-lost = The places are lit where you can go: each leaves the opponent a won position.
waves-place-drawn = The places are lit where you can go and nobody has lost.
waves-move-won = Play { $mv }: what it leaves is lost for the opponent.
waves-stay = Play { $mv }: it keeps the draw.
waves-stall = Every move loses against perfect play. { $mv } holds out longest.
waves-stall-any = Every move loses against perfect play. { $mv } is as good a try as any.
waves-ends = Then the game is over.
waves-nearer = You stand { $plies ->
    [one] one ply
   *[other] { $plies } plies
 } from the end. Every reply leaves you at most { $left }, with an answer that keeps it so: nobody can run in a circle for ever.
waves-answered = Each of your moves has an answer that leaves you lost again, nearer to the end.
waves-reply = reply
waves-answer = your answer
