dots-and-boxes-name = Dots and boxes
dots-and-boxes-alias = boxes|La Pipopipette|Édouard Lucas|squares of dots
dots-and-boxes-promise = Close a box, move again.
dots-and-boxes-rules = A move draws one edge between two neighbouring dots. The side that draws the fourth edge of a box holds the box and must move again while an edge is left. When all edges are drawn, the side that holds more boxes wins.
dots-and-boxes-notation = The edges drawn, each as its two dots: a1-b1,a1-a2, or - for none; the dots have one column and one row more than the boxes. @2-1 after a blank: the side to move holds 2 boxes, the other side 1. A move is an edge: b2-b3.
dots-and-boxes-param-rows = rows of boxes
dots-and-boxes-param-cols = columns of boxes
dots-and-boxes-mover-holds = { $side ->
    [first] ▒
   *[second] ░
 } { $mover ->
    [you] You
    [oracle] Opponent
   *[other] { $side ->
        [first] First player
       *[second] Second player
    }
 }: { $boxes ->
    [one] one box
   *[other] { $boxes } boxes
 }
dots-and-boxes-other-holds = { $side ->
    [first] ▒
   *[second] ░
 } { $mover ->
    [oracle] You
    [you] Opponent
   *[other] { $side ->
        [first] First player
       *[second] Second player
    }
 }: { $boxes ->
    [one] one box
   *[other] { $boxes } boxes
 }
dots-and-boxes-tell = { $form ->
    [did] drew { $edge }{ $boxes ->
        [0] { "" }
        [one] { " " }and closed a box
       *[other] { " " }and closed { $boxes } boxes
    }
    [do] draw { $edge }{ $boxes ->
        [0] { "" }
        [one] { " " }and close a box
       *[other] { " " }and close { $boxes } boxes
    }
   *[does] draws { $edge }{ $boxes ->
        [0] { "" }
        [one] { " " }and closes a box
       *[other] { " " }and closes { $boxes } boxes
    }
 }
dots-and-boxes-twice = { $edge } is drawn twice
dots-and-boxes-drawn = this edge is drawn already
dots-and-boxes-expect-edge = two neighbouring dots such as a1-b1 or a1-a2
strings-too-many = the search visits { $most } positions at most; draw more edges

## Why

dots-and-boxes-claim-won = You win with { $own ->
    [one] one box
   *[other] { $own } boxes
 } to { $other }; { $moves ->
    [one] one edge does it
   *[other] { $moves } edges do it
 }.
dots-and-boxes-claim-level = It ends level, { $own ->
    [one] one box
   *[other] { $own } boxes
 } each; { $moves ->
    [one] one edge keeps it
   *[other] { $moves } edges keep it
 }.
dots-and-boxes-claim-lost = You lose with { $own ->
    [one] one box
   *[other] { $own } boxes
 } to { $other }; { $moves ->
    [one] one edge keeps the loss that small
   *[other] { $moves } edges keep the loss that small
 }.
dots-and-boxes-ask = Which boxes can be closed now? Which edges give no box its third side, and who will run out of them first?
dots-and-boxes-look-open = { $boxes ->
    [one] One box can be closed in this turn. Closing it is not always best: edges are left, and whoever closes it must move again.
   *[other] { $boxes } boxes can be closed in this turn. Closing all of them is not always best: edges are left, and whoever closes the last of these boxes must move again.
 }
dots-and-boxes-look-last = { $boxes ->
    [one] One box can be closed in this turn
   *[other] { $boxes } boxes can be closed in this turn
 }, and then no edge is left: nothing has to be given back, so close them all.
dots-and-boxes-look-safe = { $edges ->
    [one] One edge gives
   *[other] { $edges } edges give
 } no box its third side. { $edges ->
    [one] When it is
   *[other] When they are
 } used up, somebody must open a row of boxes.
dots-and-boxes-look-safe-fixed = { $edges ->
    [one] One edge gives
   *[other] { $edges } edges give
 } no box its third side, and whichever are drawn, { $drawn ->
    [one] exactly one
   *[other] exactly { $drawn }
 } of them can be. If nobody gives a box away before, { $who ->
    [you] you
   *[opponent] the opponent
 } must then open a row.
dots-and-boxes-look-safe-between = { $edges ->
    [one] One edge gives
   *[other] { $edges } edges give
 } no box its third side. Drawing some makes others unsafe: between { $least } and { $most } of them can be drawn before somebody must open a row. If that number is odd, you draw the last one.
dots-and-boxes-look-chains = Every edge gives boxes away now. These are the rows that it can open, with the boxes of each.
dots-and-boxes-head-row = edges of a row
dots-and-boxes-head-open = open now
dots-and-boxes-head-chains = chain
dots-and-boxes-head-loops = loop
dots-and-boxes-head-branches = branching
dots-and-boxes-place = { $edges ->
    [one] One edge is best.
   *[other] These { $edges } edges are equally good.
 }
dots-and-boxes-place-all = { $edges ->
    [one] One edge is left to draw.
    [2] Both edges are worth the same here.
   *[other] All { $edges } edges are worth the same here.
 }
dots-and-boxes-move-close = Draw { $edge }: it closes { $boxes ->
    [one] a box
   *[other] { $boxes } boxes
 }, and you move again.
dots-and-boxes-move-end = Draw { $edge }: it closes { $boxes ->
    [one] the last box
   *[other] the last { $boxes } boxes
 }, and the game is over.
dots-and-boxes-move-leave = Draw { $edge } and leave { $boxes ->
    [one] one box: if the opponent closes it, the opponent
   *[other] { $boxes } boxes: if the opponent closes them all, the opponent
 } must move again.
dots-and-boxes-move-safe = Draw { $edge }: it gives nothing away.
dots-and-boxes-move-safe-fixed = Draw { $edge }: it gives nothing away. After it { $drawn ->
    [0] no safe edge is left
    [one] exactly one safe edge can be drawn
   *[other] exactly { $drawn } safe edges can be drawn, whichever they are
 }: if nobody gives a box away before, { $who ->
    [you] you
   *[opponent] the opponent
 } must open the first row.
dots-and-boxes-move-sacrifice = Draw { $edge }: it gives away { $boxes ->
    [one] one box
   *[other] { $boxes } boxes
 } although { $safe ->
    [one] one edge is safe. The opponent takes and must draw again: it is then not you who uses up that edge.
   *[other] { $safe } edges are safe. The opponent takes and must draw again: that turns round who uses up the last safe edge.
 }
dots-and-boxes-move-open = Draw { $edge }: it gives away { $boxes ->
    [one] one box
   *[other] { $boxes } boxes
 }, and nothing costs less in the end.
dots-and-boxes-deal-all = Take { $sure ->
    [one] the box
   *[other] all { $sure } boxes
 } first: nothing can be left here that makes the opponent move in your place. Then you must draw in the rest, which is worth { $rest } to whoever must draw there: { $sure } + ({ $rest }) = { $all }.{ $sum }
dots-and-boxes-deal = For sure you take { $sure }. The rest of the board is worth { $rest } to whoever must draw there. Take the last { $last } as well and go on: { $sure } + { $last } + ({ $rest }) = { $all }. Leave them and let the opponent go on: { $sure } − { $last } − ({ $rest }) = { $leave }. So { $choice ->
    [take] take them.
   *[leave] leave them{ $edge ->
        [none] .
       *[other] , by drawing { $edge }.
     }
 }{ $sum }
dots-and-boxes-rest = What must be opened comes to { $rest } for whoever opens it. In the table, from the bottom: whoever opens a row gives the first number; the other side takes all and draws next, or leaves the last 2 (4 of a loop) and lets the opener draw again. The larger sum counts, and minus it is the opener's.
dots-and-boxes-rest-one = What is left is one row: whoever draws there gives away { $boxes ->
    [one] its one box
   *[other] all its { $boxes } boxes
 }.
dots-and-boxes-rest-line = That number is played out, not read off rows: { $wide ->
    [one] one box of the rest has
   *[other] { $wide } boxes of the rest have
 } three free edges or more. In the line, whoever draws first in the rest gets { $own ->
    [one] one box
   *[other] { $own } boxes
 } of it and the other side { $other }.
dots-and-boxes-head-taken = all taken
dots-and-boxes-head-left = last left
dots-and-boxes-head-worth = opener
dots-and-boxes-fight-worked = In the line below, { $edges ->
    [one] after one edge
   *[other] after { $edges } edges
 } nothing is safe any more, and { $who ->
    [you] you
   *[opponent] the opponent
 } must open a row, worth { $rest } to the opener.{ $sum } In the table, from the bottom: whoever opens a row gives the first number; the other side takes all and draws next, or leaves the last 2 (4 of a loop) and lets the opener draw again. The larger sum counts, and minus it is the opener's.
dots-and-boxes-gift = Not all of these edges are safe: edge { $number } of the line, { $edge }, is a sacrifice { $who ->
    [you] of yours
   *[opponent] of the opponent's
 }; still safe at that moment: { $safe }.
dots-and-boxes-fight-one = In the line below, { $edges ->
    [one] after one edge
   *[other] after { $edges } edges
 } one row is left, and { $who ->
    [you] you
   *[opponent] the opponent
 } must open it and give away { $boxes ->
    [one] its one box
   *[other] all its { $boxes } boxes
 }.{ $sum }
dots-and-boxes-cut = Not { $edge }: it closes no box, so your turn ends, and the opponent can take { $boxes ->
    [one] one box
   *[other] { $boxes } boxes
 }.
dots-and-boxes-opening = Whatever row you open, the opponent has two ways: take all of it and draw next, or leave the last 2 boxes (4 of a loop) and let you draw next. Each way makes so many boxes more for the opponent; the opponent picks the larger number, and you the edge where that is smallest.{ $sum }
dots-and-boxes-opening-all = Whatever you open, the opponent takes all of it: nothing can be left that makes you draw again. Behind each edge stands how many boxes ahead that puts the opponent in the end; you draw where it is smallest.{ $sum }
dots-and-boxes-head-edge = edge
dots-and-boxes-head-gives = gives
dots-and-boxes-head-all = takes all
dots-and-boxes-head-leave = leaves last
dots-and-boxes-fight = In the line below, { $edges ->
    [one] after one edge
   *[other] after { $edges } edges
 } nothing is safe any more, and { $who ->
    [you] you
   *[opponent] the opponent
 } must open one of these rows, { $long ->
    [0] none
    [one] one
   *[other] { $long }
 } of them a long chain.{ $sum }
dots-and-boxes-sum = {" "}Your boxes minus the opponent's: held now { $held }, closed up to there { $won } − { $lost } = { $before }, the rows { $rest }. { $held } + ({ $before }) + ({ $rest }) = { $total }.
dots-and-boxes-sum-held = {" "}Your boxes minus the opponent's: held now { $held }, still to come { $ahead }. { $held } + ({ $ahead }) = { $total }.
dots-and-boxes-sum-none = {""}
dots-and-boxes-replies = How it ends after each reply to { $edge }, with best play and your boxes first. Replies that keep the result: { $kept } of { $count }; the others cost the opponent boxes.
dots-and-boxes-head-ends = ends
dots-and-boxes-head-count = how many
dots-and-boxes-head-replies = replies
dots-and-boxes-control = Only long chains ({ $chains }) and loops ({ $loops }) are left, and you must open one. The opponent keeps control: of each but the last the opponent leaves 2 boxes of a chain or 4 of a loop, { $given } of { $boxes } in all, and is { $ahead } ahead in what is left.
dots-and-boxes-proof = Of the boxes still open, best play of both gives you { $way ->
    [ahead] { $by } more than the opponent
    [behind] { $by } fewer than the opponent
   *[level] as many as the opponent
 }. It may go on like this.
dots-and-boxes-law = All values are exact: the whole game below was searched. Boxes are coins and free edges the strings that hold them (Winning Ways, chapter 16); taking all but the last two boxes of a chain, or four of a loop, is proved never to be worse.
dots-and-boxes-law-last = After this turn no edge is left, so counting the boxes is the whole proof.
dots-and-boxes-law-book = With at most { $edges } edges drawn, what 4 by 4 boxes are worth is read from a book that the same search made.
dots-and-boxes-law-chains = The rule of long chains fits here: dots ({ $dots }) plus long chains, of three boxes or more, after { $edges ->
    [one] one edge
   *[other] { $edges } edges
 } of the line ({ $long }) make { $sum }. { $favours ->
    [first] An even number favours whoever drew the first edge,
   *[second] An odd number favours the other side, who drew second,
 } and { $who ->
    [you] you
   *[opponent] the opponent
 } must open the first chain (Berlekamp). It counts the chains of this line alone: a guide, no proof.
