loopy-name = Tokens that may circle
loopy-alias = loopy game|Fraenkel|Smith|draws
loopy-promise = Push a token, round and round.
loopy-rules = Tokens stand on the nodes of a directed graph; several may share a node, and the graph may have cycles. A move pushes one token along one arc. { $misere ->
    [true] No move left? You win.
    [false] No move left? You lose.
   *[other] No move left? You lose; in misère play you win.
 } Play that never ends is a draw.
loopy-notation = The nodes where the tokens stand, as a,b, or - for none. A move 2:c->d pushes token 2 from c to d. The graph is a list of arcs a>b, edges a-b (both ways) and lone nodes d, or DOT.
loopy-param-graph = the graph: arcs a>b, edges a-b, lone nodes, or DOT
loopy-param-misere = having no move left wins
loopy-stuck-loses = No move left? You lose. Endless play is drawn.
loopy-stuck-wins = Misère: no move left? You win. Endless play is drawn.

## Why

loopy-ask = Work backward from the dead ends, wave by wave: which nodes are lost, which are won, and which does no wave ever reach?
loopy-ask-several = Which tokens have a number of their own, and which can circle without one? What do they add up to?
loopy-ask-misere = Work backward from the dead ends, where the mover has won: which positions does no wave ever reach?
loopy-look = This node has the number { $nimber }: the smallest that none of its targets has. A target without a number, or with a greater one, changes nothing: from there the opponent can be brought back to a node of number { $nimber }.
loopy-look-infinity = This node has no number, for some target would not lead back. Its value is { $value }: infinity with the numbers that one move can leave. It is won if 0 is among them, and drawn otherwise.
loopy-look-several = Every token has a number. They stand under each other in binary; their nim-sum is { $sum }.
loopy-look-one-infinity = Token { $token } has no number; its value is { $value }. The others add up to { $rest }. It is won exactly if { $rest } is among the numbers that token { $token } can reach.
loopy-look-infinities = { $count ->
    [one] One token has no number.
   *[other] { $count } tokens have no number.
 } Two such tokens are never settled: whoever would lose by one moves the other.
loopy-proof-won-unswept = Each labelled node was labelled after the nodes that justify its label; the winner always answers towards earlier ones, so nobody can circle for ever.
loopy-proof-drawn = From each of the nodes shown the mover can stay among them, and no arc from any of them leads to a node that is lost for the side that must move there. So neither side can be forced out; nodes: { $count }.
loopy-proof-drawn-several = No move leaves the opponent lost, and some move leaves a drawn position again, from which the same holds. So neither side can be forced out.
loopy-values = Smith's rule, number by number: a node gets n when its targets have every smaller number and not n, and each other target can move on to n. What is never numbered is ∞, with the numbers it reaches.
loopy-head-targets = targets have
loopy-head-value = value
loopy-head-node = node
loopy-head-stays = stays by going to
loopy-law = Smith's theorem (1966): a node gets the smallest number that none of its numbered targets has, if every other target can move to that number; else it is infinity. Numbers add up by xor; one infinity shifts with them; two are a draw. Worked out for all nodes; nodes: { $nodes }, arcs: { $arcs }.
loopy-law-misere = In misère play no numbers add up; all positions were swept backward instead. Nodes: { $nodes }, arcs: { $arcs }.
