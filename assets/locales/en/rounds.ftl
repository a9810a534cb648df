told-in-secret = { $form ->
    [did] chose in secret until the round is over
    [do] choose in secret
   *[does] chooses in secret until the round is over
 }
rounds-score = { $rounds ->
    [0] No round is over yet
    [one] 1 round
   *[other] { $rounds } rounds
 }: you won { $own }, the opponent { $other }.
habits-none = As the { $side ->
    [first] first
   *[other] second
 } side you have finished no round yet.
habits-claim = As the { $side ->
    [first] first
   *[other] second
 } side, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
 }: the best reply to your frequencies wins { $won } a round on average. Against the equilibrium it would win { $fair }; your habits give it { $gain } more.
habits-few = { $rounds ->
    [one] One round is
   *[other] { $rounds } rounds are
 } too few to say how sure that is: from { $enough } on this place says so.
habits-sure = How sure? In 90 of 100 samples of what your true frequencies may be (a Dirichlet distribution after a uniform prior over the moves that you or the equilibrium made) this reply wins between { $low } and { $high } more a round; few choices prove little, so all of that may lie below what was seen. Somebody who plays the equilibrium looks at least as exploitable after as many choices in { $lucky } of { $draws ->
    [one] one sample
   *[other] { $draws } samples
 }: { $verdict ->
    [chance] this may well be chance.
   *[habit] chance alone hardly explains it.
 }
habits-look = What you did, beside the equilibrium; the situation that costs you most is marked:
habits-at = situation
habits-move = move
habits-you = you
habits-equilibrium = equilibrium
habits-reply = The best reply to that: { $left ->
    [0] {""}
   *[other] the first of them, { $left ->
    [one] one more is
   *[other] { $left } more are
 } left out.
 }
habits-unseen = { $unseen ->
    [one] 1 situation was never met; there you are taken to play
   *[other] { $unseen } situations were never met; there you are taken to play
 } the equilibrium, so nothing is held against you.
habits-law = The best reply to these frequencies and what it wins are exact, in fractions. All this is an expectation over many rounds: no single decision is won or lost by it.
habits-confess = I lived of a habit of yours: at { $at } you chose { $mv } { $made ->
    [one] once
   *[other] { $made } times
 } in { $met }; the equilibrium does so with probability { $fair }.
habits-confess-choice = I lived of a habit of yours: you chose { $mv } { $made ->
    [one] once
   *[other] { $made } times
 } in { $met }; the equilibrium does so with probability { $fair }.
