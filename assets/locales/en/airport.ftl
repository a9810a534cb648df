airport-name = Airport
airport-alias = runway|Littlechild and Owen
airport-promise = Who pays for the runway?
airport-rules = Every player needs a runway of some length. A coalition pays for the longest one among its members, and less is more. One side proposes a split; the other answers with a coalition that does better on its own, or accepts. A true objection wins, a false one loses; whoever accepts a split that hurts some coalition loses; where nobody is hurt, both agree and it is a draw.
airport-notation = The runway each player needs, as 1,4,9. A split is typed @x,y,... with one share for each player; it is answered with a coalition such as AC, or with accept.
airport-table = The longest runway is built. They pay { $whole }.
airport-heading = needs

## Why

airport-head-shortest = need no more
airport-head-most = at most
airport-head-spared = spared
airport-head-players = who
airport-head-least = the least of
airport-head-each = each pays
airport-head-piece = piece
airport-head-users = needed by
airport-look = Whoever leaves together with one who needs the longest runway still pays for all of it. So a split is safe exactly if nobody is paid, and for every runway all those who need no more than it pay together at most its cost. For instance { $safe } is safe.
airport-look-same = All need the same runway, so whoever leaves pays for all of it. So a split is safe exactly if nobody is paid; for instance { $safe } is safe.
airport-place = Begin with the shortest runways: { $players }.
airport-found = The nucleolus, from the shortest runway on: divide it by two, the next one by three, and so on, but not the longest. The least of these shares is what all pay up to the runway it came from. Then the same with the others and with what is left to pay; the last player pays the rest.
airport-pieces = Nobody can object to the Shapley value either: those who need a piece of the runway share its cost equally.
airport-law = Littlechild 1974: this rule gives the nucleolus. Littlechild and Owen 1973: sharing every piece gives the Shapley value.
