opponent-lost = I am lost against perfect play. I try the move that is hardest to answer: { $answers ->
    [one] only one reply keeps the win
   *[other] { $answers } replies keep the win
 }.
flaw-greedy = I take the most I can see
flaw-greedy-name = greedy
flaw-two-plies = I see my own move and your answer, and nothing beyond
flaw-two-plies-name = sees two plies
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
level-give-back = gives back
level-perfect-means = It never gives a won game away.
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
