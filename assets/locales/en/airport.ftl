airport-name = Airport
airport-alias = runway|Littlechild and Owen
airport-promise = Who pays for the runway?
airport-rules = Every player needs a runway of some length. A coalition pays for the longest one among its members, and less is more. One side proposes a split; the other answers with a coalition that does better on its own, or accepts. A true objection wins, a false one loses; whoever accepts a split that hurts some coalition loses; where nobody is hurt, both agree and it is a draw.
airport-notation = The runway each player needs, as 1,4,9. A split is typed @x,y,... with one share for each player; it is answered with a coalition such as AC, or with accept.
airport-table = The longest runway is built. They pay { $whole }.
airport-heading = needs

## Why

airport-head-piece = piece
airport-head-users = needed by
airport-head-each = each pays
airport-pieces = The runway in pieces: if those who need a piece share its cost equally, everybody pays the Shapley value.
airport-law = Theorem (Littlechild and Owen 1973): the Shapley value of an airport shares every piece of the runway equally among those who need it. Its core is never empty.
