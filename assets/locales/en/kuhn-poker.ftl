kuhn-poker-name = Kuhn's poker
kuhn-poker-alias = Kuhn|three-card poker
kuhn-poker-promise = One card each, one bet.
kuhn-poker-rules = Both sides pay the ante and get one card each. The first side checks or bets. After a check the second side checks, and the cards are shown, or bets; whoever faces a bet folds or calls. The higher card wins what was paid. Points are what the winner takes from the other side.
kuhn-poker-notation = - is the pack before it is cut; a move is then the place to cut it at. Later the own card and what was said: K, Q:check, Q:bet, J:check-bet; J, Q, K or, with more cards, 1 to their number. A round that is over shows both cards, the first side's first: J,K:check-bet-fold.
kuhn-poker-param-cards = how many cards the pack has
kuhn-poker-param-ante = what both pay before the cards are dealt
kuhn-poker-param-bet = what a bet costs
kuhn-poker-param-first = the first side's plan if it is fixed, such as J:bet=1/3,call=0;Q:bet=0,call=2/3;K:bet=1,call=1
kuhn-poker-param-second = the second side's plan if it is fixed; it bets after a check
kuhn-poker-expect-action = bet=… and call=…, each once
kuhn-poker-card = every card has one line of the plan
kuhn-poker-no-chance = { $number } is no probability
kuhn-poker-rule = One card each of { $cards }. Ante { $ante }, a bet costs { $bet }. The higher card wins the pot.
