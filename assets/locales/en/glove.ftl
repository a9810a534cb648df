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

glove-law-scarce = Gloves of one kind are scarce: a split without objection gives each of { $players } a whole pair and { $others } nothing, for one of { $others } is always left over and would take less (Shapley and Shubik 1969).
glove-law-even = There are as many left gloves as right ones: a split without objection gives every left glove the same, and every right glove the rest of a pair (Shapley and Shubik 1969).
