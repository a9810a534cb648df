liars-dice-name = Liar's dice
liars-dice-alias = Perudo|Dudo|bluff dice|Bluff
liars-dice-promise = Bid on dice, or call a lie.
liars-dice-rules = Each side throws one die and sees only its own. The first side bids that so many of both dice show some face; then by turns each bids more, a higher face or both dice, or says that the last bid is a lie. Both dice are shown: if it was a lie, the bidder pays 1, else the doubter.
liars-dice-notation = - is the pack of all throws before it is cut; a move is then the place to cut it at. Later the own die and the bids: 3:1x2-2x2, where 2x2 says that both dice show 2. A move is a higher bid or liar. A round that is over shows both dice: 2,3:2x2-liar.
liars-dice-param-faces = how many faces a die has
liars-dice-bids = { $form ->
    [did] bid
    [do] bid
   *[does] bids
 } { $count } × { $face }
liars-dice-calls = { $form ->
    [did] called
    [do] call
   *[does] calls
 } it a lie
liars-dice-rule = Two dice, faces 1 to { $faces }, one is yours. 2x3 says: both show 3. Bid more, or call it a lie. The loser pays 1.

## Why

liars-dice-lie = You hold { $own }, so { $bid }, “both dice show it”, is a lie whatever the other side holds.
liars-dice-true = You hold { $own }, so { $bid } is true whatever the other side holds: to call it a lie loses.
liars-dice-both = You hold { $own }, so { $bid } is true only if the other side holds { $own } too, one face of { $faces }.
liars-dice-other = You hold { $own }, so { $bid } is true only if the other side holds { $face }.
