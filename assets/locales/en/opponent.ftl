opponent-lost = I am lost against perfect play. I try the move that is hardest to answer: { $answers ->
    [one] only one reply keeps the win
   *[other] { $answers } replies keep the win
 }.
opponent-lost-late = I am lost against perfect play. I try the move that holds out longest.
