glove-name = Gloves
glove-alias = glove market|left and right gloves
glove-promise = Only pairs of gloves count.
glove-rules = Some players own a left glove each, the others a right one. A coalition is worth as many pairs as it can form. One side proposes a split; the other answers with a coalition that does better on its own, or accepts. A true objection wins, a false one loses; whoever accepts a split that hurts some coalition loses; where nobody is hurt, both agree and it is a draw.
glove-notation = How many own a left and how many a right glove, as 1,2; the owners of left gloves come first. A split is typed @x,y,... with one share for each player; it is answered with a coalition such as AC, or with accept.
glove-expect-gloves = at least one glove
glove-table = A pair is worth 1. They share { $whole }.
glove-heading = glove
glove-left = left
glove-right = right
glove-groups = a pair for everybody in it

## Why

glove-look-scarce = { $count ->
    [one] { $players } has a glove of the scarce kind: in the safe split that player gets
   *[other] { $players } have gloves of the scarce kind: in the safe split each of them gets
 } a whole pair, 1, the others get 0. A coalition makes at most as many pairs as it has scarce gloves, and it gets that many. So nobody can object to that split.
glove-look-even = There are as many left gloves as right ones. In a safe split every left glove gets the same part of a pair, and every right one the rest: a coalition gets 1 for every pair it can make, and what it has left over is paid as well. So nobody can object to that split.
glove-look-none = There is no { $side ->
    [left] left
   *[right] right
 } glove, so there is no pair: every coalition has 0, and whoever got less than 0 would do better alone.
glove-place-scarce = The scarce kind: { $players }.
glove-place-even = Neither kind is scarce.
glove-found-scarce = No other split is safe. All pairs can still be made without any one of { $others }, so none of these gets more than 0. { $count ->
    [one] And { $players } makes a pair with one of them, so gets at least 1.
   *[other] And each of { $players } makes a pair with one of them, so gets at least 1.
 }
glove-found-even = No other split is safe: a left and a right glove get at least 1 together, and all gloves have just { $pairs } to share, so every left glove with every right one gets just 1. The nucleolus is the middle: left and right may change places, so each gets 1/2.
glove-law = Theorem (Shapley and Shubik 1969): the core of a glove market. Nucleolus: Schmeidler 1969.
