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
cat-and-mouse-apart = The mouse can only go to { $count ->
    [one] { $nodes }
   *[other] these nodes: { $nodes }
 }. The hole is not there, and no way leads the cat there: nobody ever wins.
cat-and-mouse-look-onto = The mouse has one step only, to { $cat }, and there sits the cat.
cat-and-mouse-does-onto = onto the cat
cat-and-mouse-safe-mouse = The mouse is never caught if it steps by this table (1>4: from 1 to 4 while the cat is on that node). Wherever the cat goes then, the mouse finds its next step here{ $ends ->
    [0] .
   *[other] , or the game is over and the mouse has not lost.
}
cat-and-mouse-safe-cat = The mouse never gets home if the cat steps by this table (1>4: from 1 to 4 while the mouse is on that node). Wherever the mouse goes then, the cat finds its next step here{ $ends ->
    [0] .
   *[other] , or the game is over and the cat has not lost.
}
cat-and-mouse-circle = As long as nobody gives the draw away, { $count ->
    [one] this is the only position that comes about
   *[other] no positions come about but these { $count }
}: no move that keeps the draw leaves them{ $ends ->
    [0] {""}
   *[other] , unless the next mover has nowhere to go and the game is over, drawn
}{ $others ->
    [0] , and there are no others.
   *[other] . Every other move loses, to the answer in brackets (–: to none, it runs into the paws).
}
cat-and-mouse-stuck = After { $count ->
    [one] { $moves }
   *[other] any of { $moves }
} the { $cat ->
    [0] mouse
   *[other] cat
} has nowhere to go, and that is a draw: the game is over.
cat-and-mouse-head-cat = cat on
cat-and-mouse-head-mouse = mouse on
cat-and-mouse-head-mouse-safe = steps of the mouse
cat-and-mouse-head-cat-safe = steps of the cat
cat-and-mouse-head-mover = to move
cat-and-mouse-head-keeps = keeps the draw
cat-and-mouse-head-loses = loses (to)
