dag-name = Tokens on a graph
dag-alias = tokens on a DAG|graph game|Sprague-Grundy|geography|POJ 2425|HDU 1524
dag-promise = Push a token along an arrow.
dag-rules = Tokens stand on the nodes of a directed graph without cycles; several may share a node. A move pushes one token along one arc. { $misere ->
    [true] No move left? You win.
    [false] No move left? You lose.
   *[other] No move left? You lose; in misère play you win.
 }
dag-notation = The nodes where the tokens stand, as a,b, or - for none. A move 2:c->d pushes token 2 from c to d. The graph is a list of arcs a>b,a>c and lone nodes d, or DOT.
dag-param-graph = the graph: arcs a>b, lone nodes, or DOT
dag-param-misere = having no move left wins
dag-stuck-loses = No move left? You lose.
dag-stuck-wins = Misère: no move left? You win.
dag-cycle = the graph has a cycle, { $cycle }
dag-expect-acyclic = a graph without cycles

## Why

dag-ask = Work backward from the dead ends: which nodes are lost for the side that must move from them?
dag-ask-several = Each token has a nim-value of its own. What is the nim-sum of all of them?
dag-ask-misere = Work backward from the dead ends, where the mover has won: what does each of your moves leave?
dag-look = A node's nim-value is the smallest number that none of its targets has. Here it is { $nimber }.
dag-values = Worked out upwards from the dead ends: each node, the values of its targets, and its own, the smallest that is missing there.
dag-values-tame = Worked out upwards from the dead ends: each node, the values of its targets, and its own. Before the stroke stands the nim-value, behind it the misère value; each is the smallest that is missing among the targets', and at a dead end they are 0/1.
dag-values-misere = Worked out upwards from the dead ends: a node is N where no arrow leads on or some arrow leads to a P, and P where every arrow leads to an N. Whoever must move loses at P.
dag-head-outcome = outcome
dag-head-node = node
dag-head-targets = targets have
dag-head-value = nim-value
dag-head-values = values
dag-look-several = The tokens' nim-values stand under each other in binary. Their nim-sum is { $sum }.
dag-left = What each move leaves: the smallest number missing is { $nimber }.
dag-left-misere = What each move leaves to the opponent: N is won for the opponent, P is lost.
dag-place = The targets of nim-value 0 are lit: each is lost for the side that must move from it.
dag-place-misere = The targets that are lost for the opponent are lit.
dag-place-token = Token { $token } can put things right.
dag-place-none = Every move shown leaves the opponent a won position.
dag-move = Play { $push }: the token then stands on a node of nim-value 0.
dag-move-several = Play { $push }: the token's value goes from { $before } to { $before } xor { $sum } = { $after }, and the nim-sum becomes 0.
dag-move-misere = Play { $push }: what it leaves is lost for the opponent.
dag-stall = { $moves ->
    [one] You have to play { $push }, and it loses.
   *[other] Every move loses against perfect play. No move holds out longer than { $push }.
 }
dag-claim-won = The nim-value is { $nimber }, so you win, in { $plies ->
    [one] one move
   *[other] { $plies } moves of both sides
 }; { $moves ->
    [one] one move does it
   *[other] { $moves } moves do it
 }.
dag-claim-lost = The nim-value is 0, so every move loses; it can last { $plies ->
    [one] one move
   *[other] { $plies } moves of both sides
 }.
dag-claim-won-several = The nim-sum is { $nimber }, not 0, so you win; { $moves ->
    [one] one move does it
   *[other] { $moves } moves do it
 }.
dag-claim-lost-several = The nim-sum is 0, so every move loses.
dag-claim-won-misere = You win in { $plies ->
    [one] one move
   *[other] { $plies } moves of both sides
 }; { $moves ->
    [one] one move does it
   *[other] { $moves } moves do it
 }.
dag-claim-lost-misere = Every move loses; it can last { $plies ->
    [one] one move
   *[other] { $plies } moves of both sides
 }.
dag-proof-won = Whatever the opponent does then, there is an answer that is lost for the opponent again; every move goes further down the graph, so this ends.
dag-proof-won-misere = Whatever the opponent does then, you have an answer that is lost for the opponent again, or no move left, which wins. Every move goes further down the graph, so this ends.
dag-proof-end = Then no token can move, and the game is over.
dag-proof-lost = Each of your moves has an answer that leaves you lost again.
dag-proof-lost-misere = Each of your moves has an answer that leaves you lost again, or leaves the opponent no move, which wins.
dag-head-move = move
dag-head-leaves = leaves
dag-head-plies = moves to the end
dag-law = Sprague and Grundy's theorem (1935, 1939): nim-values of separate tokens add up by xor. The values of all nodes were computed backward from the dead ends, along all arcs; nodes: { $nodes }, arcs: { $arcs }.
dag-law-misere = Zermelo's recursion (1913), computed backward from the dead ends over the whole graph; nodes: { $nodes }, arcs: { $arcs }.
dag-law-search = In misère play nim-values do not add up. Every position below this one was searched (Zermelo's recursion, 1913).
