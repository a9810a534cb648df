leduc-poker-name = Leduc poker
leduc-poker-alias = Leduc hold'em|Southey
leduc-poker-promise = Six cards, two rounds of bets.
leduc-poker-rules = The pack has two jacks, two queens and two kings. Both sides pay 1 and get one card each. In a round of betting the first side begins; each may call, which is a check where nothing is to be paid, or raise, or fold facing a raise; at most two raises a round, of 2 in the first and 4 in the second. Between the rounds a card is shown to both. A pair with it wins, else the higher card; equal cards share. Points are what the winner takes from the other side.
leduc-poker-notation = - is the pack before it is cut; a move is then the place to cut it at. Later the own card, the first round, the public card and the second round: K:call-raise-call/Q:raise. Moves are fold, call (also to check) and raise (also to bet). A round that is over shows both cards: J,K:raise-fold.
leduc-poker-rule = Two each of J Q K. A raise costs { $first }, and { $second } once a card is shown. A pair with it wins, else the higher card.
