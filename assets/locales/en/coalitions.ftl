coalitions-panel-drawn = The network
coalitions-panel-players = The shares
coalitions-note-propose = Give each player a share. They add up to { $whole }. You can type them too: { $example }
coalitions-note-answer = Does a group do better alone? Point out its players, then object. Else accept.
coalitions-note-typed = Type a group that does better alone, such as AC, or accept.
coalitions-over-numbers = { $kind ->
    [cost] { $coalition } pays { $alone } alone, { $gets } in this split
   *[value] { $coalition } has { $alone } alone, { $gets } in this split
 }
coalitions-over-true = The objection is true: { $numbers }, so it does better alone by { $by }.
coalitions-over-false = The objection is false: { $numbers }, so it does not do better alone.
coalitions-over-missed = Accepted, but somebody is hurt: { $numbers }, so it would do better alone by { $by }.
coalitions-over-agreed = Accepted, and rightly: the split is in the core. { $kind ->
    [cost] No coalition pays more than it would alone
   *[value] It gives every coalition at least what it has alone
 }, so nobody can object.
coalitions-answer-first = a split is on the table: object with a coalition, or accept it
coalitions-propose-first = no split is on the table yet: propose one
coalitions-all-object = all together cannot object: they get exactly what they have
coalitions-shares = { $shares ->
    [one] there is one share
   *[other] there are { $shares } shares
 } for { $players ->
    [one] one player
   *[other] { $players } players
 }
coalitions-sum = the shares add up to { $sum }, not to { $whole }: { $way ->
    [over] that is { $by } too much
   *[under] { $by } is missing
 }
coalitions-too-many = at most { $most } players can be counted
coalitions-expect-number = a number such as 3, 7/12 or 2.5
coalitions-expect-amount = a number that is not negative
coalitions-expect-below = a number other than 0 below the line
coalitions-expect-player = the letter of a player, such as A
coalitions-expect-once = each player once
coalitions-expect-members = players from A to { $last }
coalitions-expect-split = @ and one share for each player, such as @9/2,11/2
coalitions-expect-answer = a coalition such as AC, or accept
coalitions-tell-propose = { $form ->
    [did] proposed
    [do] propose
   *[does] proposes
 } { $split }
coalitions-tell-object = { $form ->
    [did] objected
    [do] object
   *[does] objects
 }: { $coalition } would do better alone
coalitions-tell-accept = { $form ->
    [did] accepted
    [do] accept
   *[does] accepts
 } { $split }

coalitions-note-propose-cost = Let each player pay a share. They add up to { $whole }. You can type them too: { $example }

coalitions-key-object = object

coalitions-key-accept = accept

coalitions-groups = groups on their own

## Why

coalitions-claim-core = No coalition can object to { $split }: the core is not empty.
coalitions-claim-no-core = The core is empty: whatever the split, some coalition does better on its own.
coalitions-claim-hurt = { $coalition } objects to this split: on its own it { $kind ->
    [cost] pays { $gain } less
   *[value] does better by { $gain }
 }.
coalitions-claim-content = Nobody can object to this split: no coalition does better on its own.
coalitions-ask-propose = How can { $whole } be split so that no coalition would rather be on its own?
coalitions-ask = Does some coalition do better on its own than in this split?
coalitions-look-alone = { $kind ->
    [cost] What coalitions pay alone, and what the best split has them pay: those that save most by leaving come first, and a negative saving is a loss.
   *[value] What coalitions have alone, and what the best split gives them: those that gain most by leaving come first, and a negative gain is a loss.
 }
coalitions-look = { $kind ->
    [cost] What coalitions pay alone, and what the split has them pay: those that save most by leaving come first, and a negative saving is a loss.
   *[value] What coalitions have alone, and what the split gives them: those that gain most by leaving come first, and a negative gain is a loss.
 }
coalitions-place-alone = There is only one player, who { $kind ->
    [cost] pays
   *[value] keeps
 } everything.
coalitions-place-tight = These coalitions bind first: { $coalitions }. No split { $among ->
    [fair] { $kind ->
        [cost] that makes no player pay more than alone
       *[value] that gives every player at least what it has alone
    }
   *[all] at all
 } leaves all of them more than { $level } better off than alone.
coalitions-place-lacking = These coalitions bind first: { $coalitions }. In every split { $among ->
    [fair] { $kind ->
        [cost] that makes no player pay more than alone
       *[value] that gives every player at least what it has alone
    }
   *[all] at all
 } one of them does better on its own by at least { $level }.
coalitions-place-hurt = It is a coalition of { $size ->
    [one] one player
   *[other] { $size } players
 }.
coalitions-place-nobody = Nowhere: even the first coalition of the table { $kind ->
    [cost] saves
   *[value] gains
 } nothing by leaving.
coalitions-move-propose = Propose { $word }, the nucleolus: no split { $among ->
    [fair] { $kind ->
        [cost] that makes no player pay more than alone
       *[value] that gives every player at least what it has alone
    }
   *[all] at all
 } makes the greatest objection smaller, and of those that make it as small it makes the next one smallest, and so on.
coalitions-move-object = Object with { $coalition }.
coalitions-move-accept = Answer { $word }.
coalitions-proof-point = The split { $split } is in the core: it leaves { $gains ->
    [0] no smaller coalition worse off than alone
   *[other] every smaller coalition at least { $epsilon } better off than alone
 }.
coalitions-proof-balanced = Let each coalition of the table work together for its part of the day. Every player's day is then exactly full, and all these parts { $kind ->
    [cost] cost { $brings }, while all together have { $whole } to pay. So in every split one of these coalitions pays more than it would alone.
   *[value] come to { $brings }, while all together have { $whole }. So no split gives each of these coalitions what it has alone.
 }
coalitions-proof-claims = Ways to divide: the Shapley value averages over the orders in which players come, the Banzhaf index over the coalitions they join, the nucleolus makes objections small.
coalitions-proof-contributions = What each player adds to each coalition of others; the Shapley value and the Banzhaf index are averages of these numbers.
coalitions-head-coalition = coalition
coalitions-head-alone = { $kind ->
    [cost] pays alone
   *[value] alone
 }
coalitions-head-gets = { $kind ->
    [cost] pays here
   *[value] gets
 }
coalitions-head-gains = { $kind ->
    [cost] saves by leaving
   *[value] gains by leaving
 }
coalitions-head-part = part of the day
coalitions-head-brings = comes to
coalitions-head-player = player
coalitions-head-shapley = Shapley
coalitions-head-banzhaf = Banzhaf
coalitions-head-nucleolus = nucleolus
coalitions-head-joins = + { $player }
coalitions-law-core = Theorem (Bondareva 1963, Shapley 1967): some split is without objection exactly if no balanced collection of coalitions does better than all together.
coalitions-law-values = Shapley value: Shapley 1953; nucleolus: Schmeidler 1969. All numbers are exact fractions, and all coalitions were looked at.
