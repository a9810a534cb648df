coalition-name = Coalitions
coalition-alias = core|Shapley value|TU game|cooperative game
coalition-promise = Split what you make together.
coalition-rules = Every coalition of players has a worth, or a cost. All together split theirs. One side proposes a split; the other answers with a coalition that does better on its own, or accepts. A true objection wins, a false one loses; whoever accepts a split that hurts some coalition loses; where nobody is hurt, both agree and it is a draw.
coalition-notation = Worths of coalitions A=1,B=2,AB=10; what is left out is 0. A split is typed @x,y,... with one share for each player; it is answered with a coalition such as AC, or with accept.
coalition-param-kind = what is shared: a value or a cost
coalition-param-players = how many players; 0: as many as the letters tell
coalition-expect-somebody = at least one player
coalition-expect-worth = a coalition with its worth, such as AB=10
coalition-expect-other = a coalition that was not named before
coalition-table = They share { $whole }.
coalition-table-cost = They pay { $whole } together.
coalition-heading = alone
coalition-heading-cost = alone
