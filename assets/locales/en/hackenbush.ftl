hackenbush-name = Green hackenbush
hackenbush-alias = green hackenbush|cutting branches|Fusion Principle|Colon Principle|POJ 3710|HDU 3094
hackenbush-promise = Cut a branch, and more falls.
hackenbush-rules = A picture of edges stands on the ground. A move cuts one edge; whatever no longer hangs together with the ground falls off and is gone. Both players may cut any edge. { $misere ->
    [true] No move left? You win.
    [false] No move left? You lose.
   *[other] No move left? You lose; in misère play you win.
 }
hackenbush-notation = The edges, as 0-1,1-2,2-2, the smaller number first; 0 is the ground, 2-2 is a loop, an edge written twice is double, - is nothing. A move names the edge to be cut; of parallel edges one goes.
hackenbush-param-misere = having no move left wins
hackenbush-stuck-loses = No move left? You lose.
hackenbush-stuck-wins = Misère: no move left? You win.
hackenbush-ground = The ground is 0. Point at an edge: whatever no longer hangs on the ground falls.
hackenbush-hidden = { $hidden ->
    [one] One node far from the ground is not drawn
   *[other] { $hidden } nodes far from the ground are not drawn
 }; a cut there is typed.
hackenbush-no-edge = there is no edge { $edge }
hackenbush-expect-edge = an edge such as 0-1; a lone - is the empty picture
hackenbush-node-too-large = { $node } is too large for the number of a node, which is at most { $most }
hackenbush-too-many-edges = in misère play pictures of at most { $most } edges are searched; this one has { $edges }
hackenbush-cuts = { $form ->
    [did] cut
    [do] cut
   *[does] cuts
 } { $edge }

## Why

hackenbush-ask = Begin at the tips: how long a single stalk is each branch worth?
hackenbush-ask-cycles = Which edges lie on a cycle? Fuse each cycle into one point. How long a stalk is each branch worth then, from the tips down?
hackenbush-look = Write a number at every branch, from the tips down: the nim-sum of what grows on it, and 1 for its own edge.
hackenbush-look-cycles = Fuse what lies on cycles into one point: an odd number of edges leaves one loop, worth 1, an even number leaves nothing. Then write a number at every branch, from the tips down: the nim-sum of what grows on it, and 1 for its own edge.
hackenbush-stalks = So the picture is worth these stalks on the ground. Their nim-sum is { $sum }.
hackenbush-stalks-and-loops = So the picture is worth these stalks on the ground, and in the row named 0 what is left of the cycles through the ground: { $loops ->
    [one] the loop of the one edge
   *[other] their { $loops } edges become loops, an { $left ->
        [0] even number, and nothing is left
       *[other] odd number, and one loop is left, worth 1
    }
 }. Their nim-sum is { $sum }.
hackenbush-head-branch = branch
hackenbush-head-on-it = grows on it
hackenbush-head-loops = fused
hackenbush-head-worth = stalk
hackenbush-head-before = before
hackenbush-head-after = after
hackenbush-place = Look at what stands on { $branch }: it is worth { $before } and must become worth { $before } xor { $sum } = { $after }.
hackenbush-place-ground = Look at the cycles that reach the ground: cut one of their edges.
hackenbush-place-none = The stalks on the ground pair off in every binary column: no cut leaves them so.
hackenbush-move = Cut { $edge }. The numbers from there down to the ground change, and the nim-sum becomes 0.
hackenbush-move-cycle = Cut { $edge }. That opens its cycle, the numbers are new from there down to the ground, and their nim-sum is 0.
hackenbush-stall = Every cut loses against perfect play. Cut { $edge } and hope that the answer is missed.
hackenbush-claim-won = The picture is worth a single stalk of { $value }, not 0, so you win; { $moves ->
    [one] one cut does it
   *[other] { $moves } cuts do it
 }.
hackenbush-claim-lost = The picture is worth a stalk of 0, nothing at all, so every cut loses.
hackenbush-proof-won = From a picture worth 0 every cut leaves one that is worth something, and then some cut makes it worth 0 again, until the opponent finds nothing left to cut.
hackenbush-proof-lost = Each of your cuts leaves a picture that is worth something, and the opponent has a cut that makes it worth 0 again, until nothing is left for you.{ $hidden ->
    [0] {""}
    [one] {" One more cut is not listed."}
   *[other] {" "}{ $hidden } more cuts are not listed.
 }
hackenbush-law-colon = Theorem, the colon principle (Berlekamp, Conway and Guy, Winning Ways, chapter 7): branches that meet in a point may be replaced by one stalk as long as the nim-sum of theirs.
hackenbush-law-fusion = Theorem, the fusion principle (Berlekamp, Conway and Guy, Winning Ways, chapter 7): all points of a cycle may be fused into one, and each of its edges becomes a loop.
hackenbush-law-misere = The colon and fusion principles speak of normal play and are not used here. Pictures that differ only in the order of their branches were counted once.
hackenbush-ask-whole = How many edges reach the ground? What falls when one of them is cut?
hackenbush-look-whole = { $edges ->
    [one] Only one edge is left.
   *[other] A single edge carries all the others.
 }
hackenbush-place-whole = It is the edge that stands on the ground.
hackenbush-move-whole = Cut { $edge }: everything falls, and the opponent has nothing to cut.
hackenbush-claim-whole = One cut brings everything down, so you win at once; { $moves ->
    [one] no other cut wins
   *[other] { $moves } cuts win in the end
 }.
hackenbush-law-rule = The rule itself: what no longer hangs together with the ground falls, and who has nothing to cut { $misere ->
    [0] loses
   *[other] wins
 }.
hackenbush-ask-trunk = Can a single edge carry all that is left? Who would have to cut it?
hackenbush-look-trunk = Everything stands on { $trunk }: who cuts it makes the last move and loses. { $bare ->
    [0] So it is left alone as long as anything stands on it, and the rest is played as in normal play: who finds nothing left there must cut { $trunk }. What stands on it, as stalks:
   *[other] Nothing else is left.
 }
hackenbush-look-to-trunk = Where a single edge carries all that is left, who cuts it makes the last move and loses. So it is left alone as long as anything stands on it, and who finds nothing left there must cut it.
hackenbush-place-trunk = { $here ->
    [0] Such a cut leaves a picture on a single edge, with nim-sum 0 on it.
   *[other] Such a cut makes the nim-sum of what stands on it 0.
 }
hackenbush-place-trunk-none = { $bare ->
    [0] { $twigs ->
        [0] The nim-sum of what stands on { $trunk } is 0: every cut there is answered by one that makes it 0 again.
       *[other] On { $trunk } there are { $twigs } single twigs, an even number: each twig you cut is answered by another.
    }
   *[other] There is nothing to choose.
 }
hackenbush-move-trunk = Cut { $edge }. { $bare ->
    [0] All that is left then stands on { $trunk }: { $twigs ->
        [0] stalks with nim-sum 0
       *[other] { $twigs } single twigs, an even number
    }.
   *[other] Only { $trunk } is left then: the opponent must cut it, and that is the last move.
 }
hackenbush-proof-trunk = { $twigs ->
    [0] Every cut of the opponent above { $trunk } makes the nim-sum differ from 0, and you make it 0 again; who cuts { $trunk } loses at once.
   *[other] Answer twig with twig.
 } At last only { $trunk } is left, and the opponent must cut it.
hackenbush-stall-trunk = { $moves ->
    [one] Cut { $edge }: it is all you can do, and it is the last move.
   *[other] Every cut loses against perfect play. Cut { $edge } and hope that the answer is missed.
 }
hackenbush-claim-trunk-won = You can leave the opponent a single edge that has to be cut in the end, so you win; { $moves ->
    [one] one cut does it
   *[other] { $moves } cuts do it
 }.
hackenbush-claim-trunk-lost = In the end you have to cut { $trunk }, on which everything stands, and that is the last move: you lose.
hackenbush-law-trunk = Above that edge play is normal, so the colon and the fusion principle (Winning Ways, chapter 7) and the theorem of Sprague and Grundy hold there; in misère play at large they do not.
