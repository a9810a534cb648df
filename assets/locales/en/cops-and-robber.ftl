cops-and-robber-name = Cops and robber
cops-and-robber-alias = pursuit game|cop number|Nowakowski and Winkler|Quilliot
cops-and-robber-promise = Cops hunt a robber in a town.
cops-and-robber-rules = The cops choose their nodes, then the robber chooses one. Then the cops move, all in one turn, and the robber answers; each goes along an arc or stays. The cops win when one of them stands on the robber. A robber never caught wins.
cops-and-robber-notation = At first -, then the cops' nodes b,d, then with the robber and the side to move: b,d/f C, or b,d/f R. A move names the nodes where the cops go, each in its place, or the robber's node. The graph is a list of edges a-b and arcs a>b, or DOT.
cops-and-robber-param-graph = the graph: edges a-b, arcs a>b, lone nodes, or DOT
cops-and-robber-param-cops = how many cops there are
cops-and-robber-note-placing = { $cops ->
    [one] The cop chooses a node.
   *[other] The { $cops } cops choose their nodes, one after the other.
 }
cops-and-robber-note-cops = { $cops ->
    [one] The cop moves or stays.
   *[other] The { $cops } cops move or stay, one after the other; it is one turn.
 }
cops-and-robber-note-hiding = The robber (R) chooses a node.
cops-and-robber-note-robber = The robber (R) moves or stays.
cops-and-robber-tell-placing = { $form ->
    [did] placed
    [do] place
   *[does] places
 } { $cops ->
    [one] the cop
   *[other] the cops
 } on { $nodes }
cops-and-robber-tell-cops = { $form ->
    [did] sent
    [do] send
   *[does] sends
 } { $cops ->
    [one] the cop
   *[other] the cops
 } to { $nodes }
cops-and-robber-tell-hiding = { $form ->
    [did] hid
    [do] hide
   *[does] hides
 } on { $node }
cops-and-robber-tell-robber = { $form ->
    [did] ran
    [do] run
   *[does] runs
 } to { $node }
cops-and-robber-no-node = nobody can stand on a graph without nodes
cops-and-robber-expect-nodes = edges such as a-b,b-c
cops-and-robber-expect-side = a blank and the side to move, C or R
cops-and-robber-count = { $wanted ->
    [one] one node is to be named
   *[other] { $wanted } nodes are to be named
 }, not { $told }
cops-and-robber-too-many = the cops have more than { $most } moves in all, the most that are swept

## Why

cops-and-robber-ask-placing = Is there always a corner left, a node whose whole reach another node has too? And how many cops does a graph without corners need?
cops-and-robber-ask-cops = Where could the robber be caught at once, where one turn later? Which step takes away ground instead of chasing?
cops-and-robber-ask-robber = Which nodes can no cop reach next turn, and from which of them is there again such a node, wherever the cops go?
cops-and-robber-look-corners = A corner is a node whose reach lies within the reach of another one: a robber is never better off there than on that other node, and a cop there catches both. Corner by corner the graph comes apart until only { $last } is left, so one cop is enough.
cops-and-robber-look-core = A corner is a node whose reach lies within the reach of another one. Without its corners these nodes are left, and none of them is a corner: { $nodes }. There one cop is not enough.
cops-and-robber-look-field = { $cops ->
    [one] The cop standing as it stands
   *[other] The cops standing as they stand
 } and the same side being to move: in how many moves of both sides the robber is caught on each node.
cops-and-robber-look-all = There is a place for the cops from which a step reaches every node.
cops-and-robber-look-some = From no place do the cops reach every node in a step: the robber finds somewhere to stand, and has to be driven from there.
cops-and-robber-look-in-vain = From no place do the cops reach every node in a step: the robber finds somewhere to stand, and from there always a safe node to go to.
cops-and-robber-reach = A step from { $cops } reaches { $reached } of { $total ->
    [one] one node
   *[other] { $total } nodes
}{ $left ->
    [0] : wherever the robber stands, it is caught at once.
   *[other] : only on { $rest } is a robber not caught at once.
}
cops-and-robber-trap = The trap{ $number ->
    [0] {""} is closed
   *[other] , closed after { $moves }
 }: the robber on { $robber } is to move, { $several ->
    [one] the cop stands
   *[other] the cops stand
 } on { $cops }. { $count ->
    [one] It can only stay, and a step leads from there onto it.
   *[other] It reaches { $reach }, and a step leads from { $cops } to each of these.
 }
cops-and-robber-ring = { $all ->
    [0] The graph is a ring: { $nodes }. The shadow of a cop is the node it stands on.
   *[other] A node is a corner if another one reaches all that it reaches among the nodes left. Taken away one by one these are corners, the other node in brackets: { $corners }. Without them a ring is left: { $nodes }. A cop on a corner threatens no more there than its shadow, the node to which the brackets lead: { $shadows }.
 } Whenever the shadow comes next to the robber, the robber goes one node on, away from it; on a ring of { $count } the shadow reaches only the nodes beside it, so the next one is always out of its reach.
cops-and-robber-claim-free = You are never caught; { $moves ->
    [one] one move keeps it so
   *[other] { $moves } moves keep it so
 }.
cops-and-robber-claim-in-vain = You never catch the robber, { $cops ->
    [one] wherever the cop goes.
   *[other] wherever the cops go.
 }
cops-and-robber-answers = { $free ->
    [0] Each move of the { $cops ->
        [one] cop
       *[other] cops
    } has an answer after which the robber
   *[other] Whatever the { $cops ->
        [one] cop does
       *[other] cops do
    } then, the robber has an answer after which it
} can go on like this for ever{ $total ->
    [one] .
   *[other] ; { $shown } of { $total } moves with their answers:
}
cops-and-robber-head-cops-move = move to
cops-and-robber-head-answer = robber goes to
cops-and-robber-head-plies = caught in
cops-and-robber-core = The robber stays among the { $count ->
    [one] one node
   *[other] { $count } nodes
 } left without corners. A cop elsewhere threatens no more there than its shadow, the node to which the corners give way; and each threat of a shadow has an answer out of its reach.
cops-and-robber-counted = { $most ->
    [one] The graph has no circle of 3 or 4 nodes: two nodes that are joined have no neighbour in common, and two others have one at most.{" "}
   *[other] {""}
 }A robber not caught yet has { $least ->
    [one] one other node
   *[other] { $least } other nodes
} to go to at least, wherever it is. Of these a cop that stands elsewhere reaches { $most ->
    [one] one
   *[other] { $most }
} at most in one step, { $cops ->
    [one] and there is one cop
   *[other] so the { $cops } cops reach { $reached } at most
}: there is always a node left to go to (after Aigner and Fromme 1984).
cops-and-robber-head-corner = corner
cops-and-robber-head-cover = within reach of
cops-and-robber-head-cops = cops on
cops-and-robber-head-safe = robber safe on
cops-and-robber-head-cop = cop on
cops-and-robber-head-shadow = shadow on
cops-and-robber-head-robber = robber on
cops-and-robber-head-reply = goes to
cops-and-robber-law-one = One cop wins on an undirected graph exactly if it can be dismantled, corner by corner, to a single node (Nowakowski and Winkler 1983, Quilliot 1978).
cops-and-robber-safe = With the cops on those nodes and the robber to move, it is safe on these. From each it has a step (or stays) after which every move of the cops leads into this table again, and never onto the robber. Shown: { $shown } of { $places ->
    [one] one place
   *[other] { $places } places
 } of the cops.
