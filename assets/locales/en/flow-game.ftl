flow-game-name = Flow
flow-game-alias = network flow|max flow|Kalai and Zemel
flow-game-promise = Share the flow of a network.
flow-game-rules = Every pipe of a network has a capacity and an owner. A coalition is worth the largest flow from s to t through its own pipes. One side proposes a split; the other answers with a coalition that does better on its own, or accepts. A true objection wins, a false one loses; whoever accepts a split that hurts some coalition loses; where nobody is hurt, both agree and it is a draw.
flow-game-notation = Pipes s>a=4A,a>t=3B with capacity and owner; the flow goes from s to t. Read is also DOT, with such labels on its arcs. A split is typed @x,y,... with one share for each player; it is answered with a coalition such as AC, or with accept.
flow-game-param-players = how many players; 0: as many as the letters tell
flow-game-expect-pipe = a pipe with capacity and owner, such as s>a=4A
flow-game-expect-label = a label with capacity and owner, such as [label="4A"]
flow-game-expect-fewer = at most { $most } pipes
flow-game-table = They share the flow of { $whole } from s to t.
flow-game-heading = pipes

## Why

flow-game-cut = The smallest cut is { $pipes }: all of the { $flow } must flow through it. Give every owner what that owner has in the cut: { $split }. What flows for a coalition crosses the cut through its own pipes, so it gets no less than it has alone: nobody can object, and that split draws.
flow-game-look-dry = Nothing flows from s to t: every coalition has 0, and whoever got less than 0 would do better alone.
flow-game-closings = What happens if one pipe is closed: the flow that is left, and every player's Shapley value. The first row is the network as it is.
flow-game-head-way = way
flow-game-head-closed = closed
flow-game-head-flow = flow
flow-game-head-share = { $player }
flow-game-law = Theorem (Kalai and Zemel 1982): every smallest cut gives a safe split, so the core of a flow game is not empty. Nucleolus: Schmeidler 1969.
