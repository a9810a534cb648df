bankruptcy-name = Bankruptcy
bankruptcy-alias = Talmud|estate|Aumann and Maschler|nucleolus
bankruptcy-promise = Share an estate among debts.
bankruptcy-rules = An estate is to be divided among creditors. A coalition is worth what is left of the estate when the others have taken all they claim. One side proposes a split; the other answers with a coalition that does better on its own, or accepts. A true objection wins, a false one loses; whoever accepts a split that hurts some coalition loses; where nobody is hurt, both agree and it is a draw.
bankruptcy-notation = The estate and the claims, as 200:100,200,300. A split is typed @x,y,... with one share for each player; it is answered with a coalition such as AC, or with accept.
bankruptcy-table = They share { $whole }, and claim { $claims }.

## Why

bankruptcy-head-claim = claim
bankruptcy-head-half = half the claim
bankruptcy-head-gets = gets
bankruptcy-head-loses = loses
bankruptcy-gains = The estate is at most half of all claims: in the nucleolus all get the same, but nobody more than half the claim.
bankruptcy-losses = The estate is more than half of all claims: in the nucleolus all lose the same, but nobody more than half the claim.
bankruptcy-law = Theorem (Aumann and Maschler 1985): the nucleolus of a bankruptcy is the rule of the Talmud, equal gains up to half the claims, then equal losses. Its core is never empty.
