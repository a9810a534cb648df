opponent-lost = I am lost against perfect play. I try the move that is hardest to answer: { $answers ->
    [one] only one reply
   *[other] { $answers } replies
 } keep the win.
