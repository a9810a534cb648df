voting-name = Weighted voting
voting-alias = weighted majority|quota|Banzhaf|power index
voting-promise = Votes of different weight.
voting-rules = Voters have weights. A coalition wins everything, worth 1, when its weights reach the quota. One side proposes a split; the other answers with a coalition that does better on its own, or accepts. A true objection wins, a false one loses; whoever accepts a split that hurts some coalition loses; where nobody is hurt, both agree and it is a draw.
voting-notation = The quota and the weights, as 4:3,2,1,1. A split is typed @x,y,... with one share for each player; it is answered with a coalition such as AC, or with accept.
voting-table = Votes to pass: { $quota } of { $all }. They share { $whole }.
voting-votes = votes
voting-groups = passing together

## Why

voting-winning = Coalitions that win and lose as soon as any member leaves: { $coalitions }.
voting-law = Nobody is needed by every winning coalition, so the core is empty as soon as there is something to win. The Shapley value of voting is the index of Shapley and Shubik (1954), and Banzhaf (1965) counts how often a voter turns a loss into a win.
voting-law-veto = Every winning coalition needs { $players }: a split without objection gives everybody else nothing. The Shapley value of voting is the index of Shapley and Shubik (1954), and Banzhaf (1965) counts how often a voter turns a loss into a win.
