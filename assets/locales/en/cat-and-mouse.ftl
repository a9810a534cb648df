cat-and-mouse-name = Cat and mouse
cat-and-mouse-alias = cat|mouse|LeetCode 913
cat-and-mouse-promise = The mouse runs for its hole.
cat-and-mouse-rules = Mouse and cat stand on the nodes of a graph and move in turn, the mouse first: each goes along an arc, and nobody stays. The mouse wins in its hole, node 0, which the cat never enters. The cat wins on the mouse. A chase without end is a draw, and so is it when the mover has nowhere to go.
cat-and-mouse-notation = The nodes of mouse and cat and the side to move: 1,2 M, or 1,2 C when the cat is to move. A move names the node gone to. The graph is a list of edges 0-2,1-3 and arcs 1>4, or DOT.
cat-and-mouse-param-graph = the graph: edges 0-2, arcs 1>4, lone nodes, or DOT; 0 is the hole
cat-and-mouse-note-mouse = The mouse (M) is to move. Node 0 is its hole.
cat-and-mouse-note-cat = The cat (C) is to move and never enters node 0.
cat-and-mouse-no-room = mouse and cat need a node each beside the hole
cat-and-mouse-expect-nodes = edges such as 0-2,1-2
cat-and-mouse-expect-side = a blank and the side to move, M or C
cat-and-mouse-hole-is-closed = the cat never enters the hole
cat-and-mouse-tell-mouse = { $form ->
    [did] ran
    [do] run
   *[does] runs
 } with the mouse to { $to }
cat-and-mouse-tell-cat = { $form ->
    [did] went
    [do] go
   *[does] goes
 } with the cat to { $to }

## Why

cat-and-mouse-ask-mouse = Work backward from the hole and from the cat's paws: where can you go so that the cat cannot drive you into a corner?
cat-and-mouse-ask-cat = Work backward from the catch and from the hole: where must you stand so that the mouse has no way past you?
cat-and-mouse-safe-mouse = The mouse is safe on these nodes while the cat stands on that one, with the mouse to move. From each it has a step after which every step of the cat leads into this table again; and the cat is never forced to let it into the hole.
cat-and-mouse-safe-cat = The cat is safe on these nodes while the mouse stands on that one, with the cat to move. From each it has a step after which every step of the mouse leads into this table again, or into its paws; and the mouse is never forced there.
cat-and-mouse-head-cat = cat on
cat-and-mouse-head-mouse = mouse on
cat-and-mouse-head-mouse-safe = mouse safe on
cat-and-mouse-head-cat-safe = cat safe on
