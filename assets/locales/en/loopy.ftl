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
loopy-look = This node has the number { $nimber }: the smallest that none of its targets has.{ $won ->
    [0] {" So every move leaves something else than 0, which is won."}
   *[other] {" So some target has the number 0, and who is moved to a 0 is lost."}
 }{ $back ->
    [0] {""}
   *[other] {" "}A target without a number, or with a greater one, changes nothing: from there play can be brought back to a node of number { $nimber }.
 }
loopy-look-infinity = This node has no number, for some target would not lead back. Its value is { $value }: infinity with the numbers that one move can leave. It is won if 0 is among them, and drawn otherwise.
loopy-look-several = Every token has a number. They stand under each other in binary; their nim-sum is { $sum }.
loopy-look-one-infinity = Token { $token } has no number; its value is { $value }. The others add up to { $rest }. It is won exactly if { $rest } is among the numbers that token { $token } can reach, and it is { $won ->
    [0] not.
   *[other] there.
 }
loopy-token = { $token } (on { $node })
loopy-look-infinities = Two tokens or more have no number: { $tokens }. By Smith's theorem that is a draw, whatever the others are worth.
loopy-ask-last = Which tokens can still move? Can the last of them be brought to rest?
loopy-look-last = Only token { $token } can still move, and an arc leads it to a dead end.
loopy-law-rule = The rule itself: who finds no token that can move loses.
loopy-proof-won-unswept = Each labelled node was labelled after the nodes that justify its label; the winner always answers towards earlier ones, so nobody can circle for ever.
loopy-proof-drawn = From each of the nodes shown the mover can stay among them, and no arc from any of them leads to a node that is lost for the side that must move there. So neither side can be forced out; nodes: { $count }.
loopy-proof-drawn-several = The table tells what each move leaves: none leaves the opponent lost, and some leave a draw. { $misere ->
    [0] That follows from the numbers by Smith's theorem.
   *[other] The sweep backward from the dead ends says so.
 }
loopy-proof-unforced = { $count ->
    [0] No token can come to a dead end, so play never ends.
   *[other] With no move left you win. So whoever pushes the last token that can move onto a dead end ({ $ends }) loses.
 } { $nodes ->
    [one] The one other node that a token here can come to has an arc that leads to no dead end
   *[other] Each of the { $nodes } other nodes that a token here can come to has an arc that leads to no dead end
 }, as the table shows. So each side can always keep a token moving, and nobody is ever forced to lose.
loopy-proof-unlost = { $count ->
    [0] No position that can come up is lost for the side that must move.
    [one] One position that can come up is lost for the side that must move: { $lost }.
   *[other] { $count } positions that can come up are lost for the side that must move: { $lost }.
 } Tokens on dead ends are left out. From each position of the table no move leads to one of these, so its mover cannot force a win at once; and one move leads to a position of the table again, so its mover is not forced to lose. If the other side leaves the table, it still leaves nothing lost.
loopy-head-tokens = tokens on
loopy-head-left = moves leave
loopy-head-on = goes on to
loopy-values = Smith's rule, number by number: a node gets n when its targets have every smaller number and not n, and each other target can move on to n. What is never numbered is ∞, with the numbers it reaches.
loopy-head-targets = targets have
loopy-head-value = value
loopy-head-node = node
loopy-head-stays = stays by going to
loopy-law = Smith's theorem (1966): a node gets the smallest number that none of its numbered targets has, if every other target can move to that number; else it is infinity. Numbers add up by xor; one infinity shifts with them; two are a draw. Worked out for all nodes; nodes: { $nodes }, arcs: { $arcs }.
loopy-law-misere = In misère play no numbers add up; all positions were swept backward instead. Nodes: { $nodes }, arcs: { $arcs }.
