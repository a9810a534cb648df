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

coalitions-claim-core = { $splits ->
    [one] Just one split is safe: to { $split } nobody can object, so the proposer draws.
    [several] There are splits to which nobody can object, so the proposer draws. { $split } is one of them.
   *[some] To { $split } nobody can object, so the proposer draws.
 }
coalitions-claim-no-core = The core is empty: to every split some coalition can object, so the proposer loses whatever is proposed.
coalitions-claim-alone = The only player { $kind ->
    [cost] pays
   *[value] keeps
 } all, { $whole }: nobody is there to object, so it is a draw.
coalitions-claim-hurt = { $coalition } objects to this split and wins: on its own it { $kind ->
    [cost] pays { $gain } less
   *[value] does better by { $gain }
 }.
coalitions-claim-content = Nobody can object to this split, so it is a draw: no coalition does better on its own.
coalitions-ask-propose = How can { $whole } be split so that no coalition would rather be on its own?
coalitions-ask = Does some coalition do better on its own than in this split?
coalitions-look-alone = There is only one player, who { $kind ->
    [cost] pays
   *[value] keeps
 } everything.
coalitions-look-nothing = No coalition { $kind ->
    [cost] pays
   *[value] has
 } anything, and neither do all together. So every share is 0: whoever fared worse would do better alone.
coalitions-bounds = { $kind ->
    [cost] A split is safe exactly if every player pays at most what that player pays alone, and at least what is left of { $whole } when the others pay what they pay alone.
   *[value] A split is safe exactly if every player gets at least what that player has alone, and at most what is left of { $whole } when the others take what they have alone.
 }
coalitions-outlook = { $kind ->
    [cost] { $part ->
        [some] What coalitions pay alone, and here: the first { $shown } of { $total }, in the order of what they would save by leaving. A negative saving is a loss.
       *[all] What coalitions pay alone, and here, in the order of what they would save by leaving. A negative saving is a loss.
    }
   *[value] { $part ->
        [some] What coalitions have alone, and here: the first { $shown } of { $total }, in the order of what they would gain by leaving. A negative gain is a loss.
       *[all] What coalitions have alone, and here, in the order of what they would gain by leaving. A negative gain is a loss.
    }
 }
coalitions-parts = { $kind ->
    [cost] These coalitions pay alone just what all together pay, { $whole }: { $parts }. If one of them paid less, another would pay more than alone; so each pays just that in every safe split.
   *[value] These coalitions have alone just what all together have, { $whole }: { $parts }. If one of them got more, another would get less than it has alone; so each gets just that in every safe split.
 }
coalitions-lacking = { $kind ->
    [cost] { $coalitions } pay { $sum } alone, but all together have { $whole } to pay. So in every split one of these coalitions pays more than alone.
   *[value] { $coalitions } have { $sum } alone, but all together have { $whole }. So in every split one of these coalitions gets less than it has alone.
 }
coalitions-balanced = Take each coalition of the table as often as it says there: every player is taken { $times ->
    [one] once
   *[other] { $times } times
 }. { $kind ->
    [cost] Alone these coalitions pay { $brings }, but in any split they pay { $all }: so one of them pays more than alone.
   *[value] Alone these coalitions have { $brings }, but in any split they get { $all }: so one of them gets less than it has alone.
 }
coalitions-rounds = How the shares are found: the coalitions of a row make together what stands beside them. { $kind ->
    [cost] What they pay less than alone is divided equally among them, so each pays what it pays alone less the last number.
   *[value] What they get beyond what they have alone is divided equally among them, so each gets what it has alone and the last number.
 } { $rows ->
    [one] No other row of this kind leaves less for each.
   *[several] No other row of this kind leaves less for each than the first one; the next row does the same with what is then still open.
 }{ $takes ->
    [0] { "" }
   *[other] { " " }A minus takes out a share that is settled already.
 }
coalitions-place-alone = There is no smaller coalition that could leave.
coalitions-place-nothing = Alone every coalition counts 0.
coalitions-place-tight = Binding first: { $coalitions }. { $among ->
    [fair] If no player is to be worse off than alone, { $count ->
        [one] it
       *[other] these
    }
   *[all] { $count ->
        [one] It
       *[other] These
    }
 } cannot { $count ->
    [one] be
   *[other] all be
 } more than { $level } better off than alone.
coalitions-place-lacking = Binding first: { $coalitions }. { $among ->
    [fair] If no player is to be worse off than alone, { $count ->
        [one] it
       *[other] one of these
    }
   *[all] { $count ->
        [one] It
       *[other] One of these
    }
 } is worse off than alone by { $level } or more.
coalitions-place-hurt = It is a coalition of { $size ->
    [one] one player
   *[other] { $size } players
 }.
coalitions-place-nobody = Nowhere: { $count ->
    [one] { $coalitions } comes nearest to an objection, and { $kind ->
        [cost] pays { $alone } alone, { $gets } here
       *[value] has { $alone } alone, { $gets } here
    }
    [several] { $coalitions } come equally near to an objection: alone each would { $even ->
        [1] { $kind ->
            [cost] pay
           *[value] have
        } just as much
       *[other] { $kind ->
            [cost] pay { $spared } more
           *[value] have { $spared } less
        }
    }
   *[many] many coalitions, { $coalitions } and others, come equally near to an objection: alone each would { $even ->
        [1] { $kind ->
            [cost] pay
           *[value] have
        } just as much
       *[other] { $kind ->
            [cost] pay { $spared } more
           *[value] have { $spared } less
        }
    }
 }.
coalitions-move-alone = Say { $word }.
coalitions-move-nothing = Propose { $word }: in every other split some player is worse off than alone.
coalitions-move-propose = Propose { $word }, the nucleolus: { $kind ->
    [cost] { $gains ->
        [0] every smaller coalition pays at most what it pays alone.
       *[other] every smaller coalition pays at least { $level } less than alone, and no split leaves all of them more.
    }
   *[value] { $gains ->
        [0] every smaller coalition gets at least what it has alone.
       *[other] every smaller coalition gets at least { $level } more than it has alone, and no split leaves all of them more.
    }
 }
coalitions-move-lacking = Propose { $word }, the nucleolus. Like every split it loses to an objection; { $among ->
    [only] but no other split leaves every player as much as alone. The greatest objection is
    [fair] but of the splits that leave no player worse off than alone, it keeps the greatest objection smallest,
   *[all] but it keeps the greatest objection smallest,
 } { $level }.
coalitions-move-object = Object with { $coalition }: it { $kind ->
    [cost] pays { $alone } alone, { $gets } in this split
   *[value] has { $alone } alone, { $gets } in this split
 }.
coalitions-move-accept = Answer { $word }.
coalitions-proof-point = Another split would have been safe: nobody can object to { $split }.
coalitions-values = Two published ways to divide: the Shapley value (1953) is the mean of what each player adds, over all orders in which players come; the nucleolus (Schmeidler 1969) keeps the greatest objection smallest.
coalitions-contributions = What each player adds to each coalition of others; the Shapley value is the mean over all orders.
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
coalitions-head-least = at least
coalitions-head-most = at most
coalitions-head-times = times
coalitions-head-brings = comes to
coalitions-head-binding = coalitions
coalitions-head-make = together
coalitions-head-beyond = { $kind ->
    [cost] each saves
   *[value] each gets more
 }
coalitions-head-player = player
coalitions-head-shapley = Shapley
coalitions-head-nucleolus = nucleolus
coalitions-head-joins = + { $player }
coalitions-law-core = Theorem (Bondareva 1963, Shapley 1967): where the core is empty, such a reckoning always shows it. Nucleolus: Schmeidler 1969.
coalitions-law-nucleolus = Nucleolus: Schmeidler 1969. All numbers are exact fractions, and all coalitions were looked at.
