hands-illegal = That cannot be done here.
hands-note-uncut = The pack lies on the table. Whoever begins cuts it, not knowing what lies where; every place is as good as any other.
hands-note-said = So far: { $said }.
hands-tell-cut = { $form ->
    [did] cut
    [do] cut
   *[does] cuts
 } the pack at { $place }
hands-folds = { $form ->
    [did] folded
    [do] fold
   *[does] folds
 }
hands-calls = { $form ->
    [did] called
    [do] call
   *[does] calls
 }
hands-checks = { $form ->
    [did] checked
    [do] check
   *[does] checks
 }
hands-bets = { $form ->
    [did] bet
    [do] bet
   *[does] bets
 }
hands-raises = { $form ->
    [did] raised
    [do] raise
   *[does] raises
 }
hands-over = the round is over
hands-expect-both = both hands with a comma between them
hands-not-over = the round is not over
hands-expect-own = the hand of the side to move alone
hands-no-deal = no deal fits these hands
hands-told-open = You had { $own }, the opponent { $other }.

hands-told-open-two = First had { $first }, second { $second }.

hands-told-own = { $seat ->
    [you] You hold { $hand }.
   *[two] { $side ->
        [first] First holds { $hand }.
       *[second] Second holds { $hand }.
    }
 }

hands-told-shown = On the table: { $hand }.

hands-told-pot = The pot is { $pot }.

hands-word = { $action ->
    [fold] fold
    [call] call
    [check] check
    [bet] bet
    [raise] raise
    [liar] call it a lie
   *[other] { $action }
 }

hands-cost-fold = lose your { $own }

hands-cost-see = { $more } more to see it

hands-cost-more = { $more } more

hands-cost-free = free

## Why

hands-claim-start = Before anybody sees a hand, the first side may expect { $value }{ $rounded ->
    [0] {""}
   *[other] {" (rounded)"}
 } a round, whatever the other side does.
hands-claim-fixed = Before anybody sees a hand, the first side may expect { $value }{ $rounded ->
    [0] {""}
   *[other] {" (rounded)"}
 } a round, a plan being fixed as it is.
hands-ask-start = If the other side knew how you play every hand, and only not which hand you hold, could it profit?
hands-look-start = { $deals ->
    [one] There is one deal
   *[other] { $deals } deals are equally likely
 }. A plan says for each of { $states ->
    [one] one information state
   *[other] { $states } information states
 }, a hand with what was said, how often to do what.
hands-place-start = The first decision is the first side's. The plan for it, hand by hand:
hands-move-start = Cut the pack anywhere: the cut decides nothing that you can know.
hands-hand = hand
hands-claim = With { $hand } you may expect { $value } from this round{ $paid ->
    [0] .
   *[other] , what you have already paid included.
 }
hands-claim-unmet = With { $hand } the plan takes { $value } from this round, for it never comes here: the other side would not play so. Now that it has, { $action } brings { $worth }{ $paid ->
    [0] .
   *[other] , what you have already paid included.
 }
hands-ask-own = Does your own hand settle it? If not, what may the other side hold?
hands-own-stands = You hold { $pair ->
    [0] { $hand }
   *[other] the pair of { $hand }
 }: { $lost ->
    [0] { $even ->
        [0] nothing that the other side may hold beats it
       *[other] nothing that the other side may hold beats it; { $ties } is even with it
    }
   *[other] { $wins ->
        [0] { $even ->
            [0] it beats nothing that the other side may hold
           *[other] it beats nothing that the other side may hold; { $ties } is even with it
        }
       *[other] it beats { $beats } and loses to { $loses }{ $even ->
            [0] {""}
           *[other] ; { $ties } is even with it
        }
    }
 }.{ $out ->
    [0] {""}
   *[other] {" "}By its plan the other side does not come here with { $never }.
 }
hands-own-and = { $own } { $look }
hands-place-mistake = The plan that was fixed for you is a mistake here.
hands-move-mistake = Play { $action }: that brings { $worth }. The plan that was fixed for you ({ $weights }) brings { $brings }, so it gives away { $gap } on average. The table says what each action brings { $each ->
    [one] against each hand, and in the last row on average.
   *[other] on average against the other side's plan.
 }
hands-after = after
hands-plays = plays
hands-later = How both sides go on by their plans, with the hands that come so far{ $open ->
    [0] ; from this the numbers of the table can be redone
   *[other] , until a card is shown; the numbers of the table also take what each hand wins after it
 }{ $all ->
    [0] { $beyond ->
        [one] , but for one decision further on
       *[other] , but for { $beyond } decisions further on
    }
   *[other] {""}
 }.
hands-head-first = first side
hands-deals = Deal by deal what the first side gets by these plans, its hand on the left, the second side's on top. { $even ->
    [0] Weighed by how often each pair of hands is dealt
   *[other] All these deals are equally likely, and
 } the mean is { $value }.
hands-ask = What may the other side hold, after what it did and did not do?
hands-look = What the other side holds: { $acted ->
    [one] the deals that fit each hand (in lowest terms), times how often that hand would have played so, divided by the sum of these products.
   *[other] it has not acted yet, so each hand counts as it was dealt.
 }
hands-look-unmet = The other side's plan never comes here, so what it did tells nothing; by the deal alone it holds:
hands-other = other hand
hands-chance = probability
hands-dealt = deals
hands-would = plays so
hands-act = { $action }
hands-place-one = Here only { $action } is played: it brings { $brings }{ $certain ->
    [0] {" on average"}
   *[other] {""}
 }, { $gap } { $less ->
    [one] less than { $other }.
   *[other] more than { $other }, the next best.
 }
hands-place-as-good = Here only { $action } is played: it brings { $brings }{ $certain ->
    [0] {" on average"}
   *[other] {""}
 }. { $others } would bring as much, but this plan does without { $count ->
    [one] it
   *[other] them
 }.
hands-place-sure = Here only { $action } is played, and that needs no guess: against no hand that the other side may hold does anything else bring more.
hands-showdown = { $how ->
    [win] win (against { $hands })
    [split] share (with { $hands })
   *[lose] lose (to { $hands })
 }
hands-pot-odds = The pot odds: to { $call } costs { $cost }, and the pot is then { $pot }. So { $cost } of { $pot }, a share of { $needed }, must come back on average, or it is better to { $fold }. When hands are shown you { $parts }: { $all ->
    [0] nothing of the pot
    [one] the whole pot
   *[other] { $share } of the pot
 } comes back, which is { $side ->
    [0] too little. To { $call } brings { $gap } less than to { $fold }.
    [1] just that. Both bring the same.
   *[other] enough. To { $call } brings { $gap } more than to { $fold }.
 }
hands-raise = { $side ->
    [0] Why not { $raise }? It brings { $gap } less than { $base }
    [1] Which is better, { $raise } or { $base }? Both bring the same
   *[other] Why { $raise }? It brings { $gap } more than { $base }
 }: { $parts }. The table has the difference against each hand, weighed by its probability.
hands-faced = { $side ->
    [0] { $hand } takes { $more }
   *[other] { $hand } gives { $more }
 } ({ $raised } instead of { $stayed } against it; { $stands ->
    [ahead] it is ahead of you
    [even] it is even with you
   *[behind] it is behind you
 } and { $never ->
    [one] never folds
   *[other] folds with probability { $folds }
 }{ $later ->
    [one] , now or later; without this raise { $before }
   *[other] {""}
 }{ $trap ->
    [one] {""}; left alone it bets by itself with probability { $bets }
   *[other] {""}
 })
hands-raise-same = no hand makes a difference
hands-raise-bluff = { $raised } No hand that goes on is behind or even with you, so to { $raise } is a bluff: it risks { $risk } for a pot of { $pot } and needs a fold with probability { $risk }/({ $pot } + { $risk }) = { $needed }; the other side folds with probability { $folds }.
hands-share = your share now
hands-folds-to = folds after { $action }
hands-weighed = difference
hands-card = card
hands-then-often = { $action }: comes
hands-then-brings = { $action }: brings
hands-cards = What the card to come is worth if you { $action }: a second { $hand } comes with probability { $pair } and then brings { $with } on average, another card with { $rest }, and brings { $without }{ $ends ->
    [one] ; with probability { $over } the round ends before and brings { $left }
   *[other] {""}
 }. Together { $brings }.
hands-card-later = With a second { $hand } on the table both go on like this, from which its number can be redone{ $all ->
    [0] { $beyond ->
        [one] , but for one decision further on
       *[other] , but for { $beyond } decisions further on
    }
   *[other] {""}
 }.
hands-place-only = { $action } is all that can be done here, and brings { $brings } { $certain ->
    [0] on average
   *[other] for certain
 }.
hands-place-mix = Here more than one action is played: { $actions }. Each brings { $value } against the other side's plan and nothing brings more, so mixing costs nothing; and a hand that always did the same would give itself away.
hands-place-several = Here more than one action is played: { $actions }.
hands-weight = { $action } with probability { $weight }
hands-move = Play { $weights }. The table says what each action brings { $each ->
    [one] against each hand, and in the last row on average.
   *[other] on average against the other side's plan.
 }
hands-action = action
hands-often = probability
hands-brings = brings
hands-move-plain = Play { $action }: against each hand that the other side may hold it brings { $brings }, and nothing else brings more.
hands-move-unmet = Play { $action }: by the deal alone it is worth { $worth }, { $more } more than what the plan does here ({ $weights }){ $sure ->
    [one] , and no guess is needed: against no hand that the other side may hold does anything else bring more.
   *[other] . The plan is one equilibrium, made so that the other side gains nothing by coming here, whatever it holds; where it never comes, another answer can be better against what was dealt to it by chance.
 } The table says what each action brings { $each ->
    [one] against each hand, and in the last row on average.
   *[other] on average against the other side's plan.
 }
hands-own = your hand
hands-weighs = weight
hands-equation = Why so often? Let q be how often you choose { $action } with { $hand }, at the cost of { $instead }. { $begins ->
    [one] With { $other } the other side, as the round begins,
   *[other] With { $other } after “{ $said }” the other side
 } must gain nothing by choosing between { $one } and { $two }, or it would always take the better one and this plan could be beaten. Over your hands, weighed as it must expect them and the others played as in this plan, { $summed ->
    [0] { $one } brings it { $left } and { $two } { $right }
   *[other] the payments times the weights sum to { $left } for { $one } and to { $right } for { $two }; divided by the sum of the weights, { $total }, that is what each brings it
 }. Both are equal where { $left } = { $right }, so at q = { $often }: each then brings it { $each }.
hands-tie = Why never { $action }? It brings as much only because the other side is not ready for it. Let q be how often you choose it with { $hand } instead of { $instead }. { $begins ->
    [one] With { $other } the other side, as the round begins,
   *[other] With { $other } after “{ $said }” the other side
 } then does better by { $one }, which it need not play now, than by { $two }. Over your hands, { $summed ->
    [0] { $one } brings it { $left } and { $two } { $right }
   *[other] the payments times the weights sum to { $left } for { $one } and to { $right } for { $two }; divided by the sum of the weights, { $total }, that is what each brings it
 }. At q = 0 they are equal; every q above 0 gives something away.
hands-tie-free = { $actions } with { $hand } instead, always: even an exact best reply would win no more than the other side wins now. So { $count ->
    [one] that is another plan as good.
   *[other] each of these is another plan as good.
 }
hands-beneath = What these sums take from this plan: how your hands come so far, and how they and { $other } on the other side go on, but for the choice of { $hand } that is q{ $all ->
    [0] { $beyond ->
        [one] ; one decision further on is not listed
       *[other] ; { $beyond } decisions further on are not listed
    }
   *[other] {""}
 }.
hands-why-so = What fixes how often the other side takes that action? Let q be how often it chooses { $action } with { $hand }, at the cost of { $instead }. { $begins ->
    [one] With { $other } you, as the round begins,
   *[other] With { $other } after “{ $said }” you
 } must gain nothing by choosing between { $one } and { $two }, or you would always take the better one and its plan could be beaten. Over its hands, weighed as you must expect them and the others played as in this plan, { $summed ->
    [0] { $one } brings you { $left } and { $two } { $right }
   *[other] the payments times the weights sum to { $left } for { $one } and to { $right } for { $two }; divided by the sum of the weights, { $total }, that is what each brings you
 }. Both are equal where { $left } = { $right }, so at q = { $often }: each then brings you { $each }.
hands-most = at most
hands-most-first = What each first action brings the first side at most, hand by hand, if the second side keeps to its plan. The greatest numbers of the rows, weighed by the deal, make { $value }: the first side cannot have more.
hands-most-second = Turned round: what the second side gets at most after each first action if the first side keeps to its plan. The last column has what that makes with each hand, and weighed by the deal { $value }: the second side cannot have more either.
hands-law-plain = The rules alone: this ends the round, and what was paid is known.
hands-law-exact = The plans are solved exactly in fractions as a linear program over sequences of actions (Koller, Megiddo and von Stengel, 1994){ $forced ->
    [0] : neither side gains anything by playing otherwise. There may be other plans as good.
   *[other] .
 }{ $rounded ->
    [0] {""}
   *[other] {" Numbers marked ≈ are rounded for reading."}
 }
hands-law-reply = { $both ->
    [0] One plan is fixed; the other one is an exact best reply to it, found hand by hand from the ends backwards.
   *[other] Both plans are fixed: the numbers are plain means over the deals.
 }
hands-claim-waiting = You hold { $hand } and wait for the other side. As far as you can tell, you may expect { $value } from this round{ $paid ->
    [0] .
   *[other] , what you have already paid included.
 }
hands-look-waiting = What the side to move holds: { $acted ->
    [one] the deals that fit each hand (in lowest terms), times how often that hand would have come this far, divided by the sum of these products.
   *[other] it has not acted yet, so this is the deal alone.
 }
hands-look-waiting-unmet = The other side's plan never comes here, so what it did tells nothing; by the deal alone the side to move holds:
