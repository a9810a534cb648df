opponent-lost = I'm losing, so I make it hard, with no end in sight: { $answers ->
    [one] only one reply keeps your win
   *[other] { $answers } replies keep your win
 }.
opponent-lost-long = I'm losing, so I make it hard and hold out for { $plies ->
    [one] one more move
   *[other] { $plies } more moves
 }: { $answers ->
    [one] only one reply keeps your win
   *[other] { $answers } replies keep your win
 }.
opponent-lost-some = I'm losing, so I make it hard. Of { $weighed ->
    [one] the first move only
   *[other] the first { $weighed } moves
 } I play the one that holds out longest, { $plies ->
    [one] one more move
   *[other] { $plies } more moves
 }; { $answers ->
    [one] only one reply keeps your win
   *[other] { $answers } replies keep your win
 }.
opponent-lost-end = I'm losing: { $moves ->
    [one] my only move ends the game
   *[other] whatever I play ends the game
 }.
opponent-lost-late = I'm losing, so I hold out as long as I can.
opponent-lost-guess = I'm losing, so I play what seems hardest to answer.
opponent-guess = I cannot settle this position. Of { $games ->
    [one] the one game
   *[other] { $games } games
 } I played out at random after this move I won { $won } %: a guess, no proof.
flaw-greedy = I take the most I can see
flaw-greedy-name = greedy
flaw-two-plies = I see my own move and your answer, and nothing beyond
flaw-two-plies-name = sees two moves
flaw-mirrors-only = I leave two equal halves where I can, and have no other idea
flaw-mirrors-only-name = mirrors only
flaw-forgets-four = I add nim-values well, but overlook the digit 4
flaw-forgets-four-name = forgets the 4
flaw-counts-to-eight = among more than eight moves I find the right one and take the one next to it
flaw-counts-to-eight-name = counts to eight
flaw-one-at-a-time = I win the largest part as if there were no others
flaw-one-at-a-time-name = one part at a time
flaw-loves-the-middle = I play as near to the middle as I can
flaw-loves-the-middle-name = loves the middle
level-perfect = perfect
level-equilibrium = equilibrium
level-punish = punishes habits
level-give-back = gives back
level-perfect-means = It never gives a won game away.
level-equilibrium-means = It mixes its moves by the equilibrium: whatever you do, over many rounds you cannot gain from it.
level-punish-means = It plays the exact best reply to what you have done so far, and the equilibrium during the first { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
 } in a seat. After a round it says which habit it lived of. It can be fooled in turn.
level-give-back-means = It never gives a won game away, and offers your mistakes back.
level-flawed-means = It errs in one way, always the same, and says of itself: { $flaw }.
level-unfit = an opponent that is { $level } would err nowhere in this game, or everywhere the same
confession = I confess: { $flaw }.
confession-none = This time that gave nothing away.
confession-slip = Move { $ply }, { $played }, gave away what I had; { $better } would have kept it.
confession-more = { $count ->
    [one] One more move
   *[other] { $count } more moves
 } gave something away.
level-depth = depth { $depth }
level-depth-means = It searches { $depth ->
    [one] one move
   *[other] { $depth } moves
 } ahead and estimates what lies beyond, so it may err there. Where that takes too long it searches less deep and says so.
level-slips = slips, { $percent }%
level-slips-confession = by lot I err in { $percent } of 100 moves, where I can
level-slips-means = It plays perfectly, except that in { $percent } of 100 moves, by lot, it gives something away where it can.
opponent-less-deep = I could search only { $reached ->
    [one] one move
   *[other] { $reached } moves
 } deep here, not { $depth }.
