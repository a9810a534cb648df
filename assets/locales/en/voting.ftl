voting-name = Weighted voting
voting-alias = weighted majority|quota|Banzhaf|power index
voting-promise = Votes of different weight.
voting-rules = Voters have weights. A coalition wins everything, worth 1, when its weights reach the quota. One side proposes a split; the other answers with a coalition that does better on its own, or accepts. A true objection wins, a false one loses; whoever accepts a split that hurts some coalition loses; where nobody is hurt, both agree and it is a draw.
voting-notation = The quota and the weights, as 4:3,2,1,1. A split is typed @x,y,... with one share for each player; it is answered with a coalition such as AC, or with accept.
voting-table = Votes to pass: { $quota } of { $all }. They share { $whole }.
voting-votes = votes
voting-groups = passing together

## Why

voting-head-votes = votes
voting-head-banzhaf = Banzhaf
voting-head-shapley-shubik = Shapley-Shubik
voting-look-veto = Every winning coalition needs { $players }: { $count ->
    [one] if that player gets
   *[other] if they share
 } the whole 1, every winning coalition has all of it already, and nobody can object. { $part ->
    [some] The table has the first { $shown } of { $total } coalitions that win and lose as soon as any member leaves.
   *[all] The table has all coalitions that win and lose as soon as any member leaves.
 }
voting-look-nobody = Nobody is needed by every winning coalition. Take each coalition of the table as often as it says there: every player is taken { $times ->
    [one] once
   *[other] { $times } times
 }. Alone they have { $total } in all, but in any split they get { $times }: so one of them gets less than it has alone.
voting-look-none = All votes together, { $all }, stay below the quota of { $quota }: every coalition has 0, and whoever got less than 0 would do better alone.
voting-place-needed = Needed by every winning coalition: { $players }.
voting-place-nobody = There is no split that these coalitions accept.
voting-others = In every safe split these get 0: { $others }. Without any one of them the rest still wins and has 1, so nothing is left for that one.
voting-equal = { $count ->
    [one] { $players } gets everything, { $each }.
   *[other] { $players } are needed alike: the nucleolus gives each of them { $each }.
 }
voting-power = Two indices of power, and no splits to be proposed: Shapley and Shubik (1954) count the orders in which a voter turns a loss into a win, Banzhaf (1965) the coalitions of others with which that voter does. Those of Banzhaf need not add up to 1.
