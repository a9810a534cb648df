bankruptcy-name = Bankruptcy
bankruptcy-alias = Talmud|estate|Aumann and Maschler|nucleolus
bankruptcy-promise = Share an estate among debts.
bankruptcy-rules = An estate is to be divided among creditors. A coalition is worth what is left of the estate when the others have taken all they claim. One side proposes a split; the other answers with a coalition that does better on its own, or accepts. A true objection wins, a false one loses; whoever accepts a split that hurts some coalition loses; where nobody is hurt, both agree and it is a draw.
bankruptcy-notation = The estate and the claims, as 200:100,200,300. A split is typed @x,y,... with one share for each player; it is answered with a coalition such as AC, or with accept.
bankruptcy-table = They share { $whole }, and claim { $claims }.

## Why

bankruptcy-head-claim = claim
bankruptcy-head-most = at most: the claim
bankruptcy-head-half = half the claim
bankruptcy-head-gets = gets
bankruptcy-head-loses = loses
bankruptcy-head-part = equal part
bankruptcy-look = The others can take no more than they claim. So a split is safe exactly if everybody gets at least 0 and at most their own claim.
bankruptcy-look-surplus = The claims come to { $claims }, and nobody claims the other { $surplus } of the estate. Alone each player has their own claim and all of that: { $sum }. But there is only { $estate }, so in every split somebody gets less than alone.
bankruptcy-place = Half of all claims is { $half }, { $count ->
    [gains] no less than the estate of { $estate }: so gains are shared.
   *[losses] less than the estate of { $estate }: so losses are shared.
 }
bankruptcy-place-surplus = Nobody claims { $surplus } of the estate.
bankruptcy-found = Half of all claims, { $claims } / 2 = { $half }, is { $count ->
    [gains] no less than the estate of { $estate }. So all get the same, but nobody more than half the claim.
   *[losses] less than the estate of { $estate }. So all lose the same part of what is missing, { $claims } - { $estate } = { $lost }, but nobody more than half the claim.
 } { $worked }
bankruptcy-equal = { $count ->
    [gains] Each gets { $each }, for no half is less.
   *[losses] Each loses { $each }, for no half is less.
 }
bankruptcy-stopped = { $count ->
    [gains] Just half the claim is what these get: { $halves }. The rest, { $left },
   *[losses] Just half the claim is what these lose: { $halves }. The rest, { $left },
 } { $number ->
    [one] falls to { $others }.
   *[other] falls to { $others }: { $each } each.
 }
bankruptcy-found-surplus = Each gets their own claim and an equal part of what nobody claims, { $surplus } / { $players } = { $each }.
bankruptcy-law = Theorem (Aumann and Maschler 1985): this rule of the Talmud gives the nucleolus.
