hex-name = Hex
hex-alias = Piet Hein|John Nash|Con-tac-tix|Polygon
hex-promise = Link your two sides.
hex-rules = Two sides put stones on a slanted board in turn. Every cell touches six others, fewer on the border: its neighbours in the row, the two above it and the two below it. Whoever begins (X) wins by a chain of stones from top to bottom, the other side (O) by one from left to right. One of them always succeeds.
hex-notation = Rows from the top, separated by /, with X, O and . for a free cell; then X or O for the side to move where it does not follow from the count: X./.. O. Cell b2 touches b1, c1, a2, c2, a3 and b3. A move is a cell: c2.
hex-param-rows = rows of the board at the start
hex-param-cols = columns of the board at the start
hex-note-goals = { $mover ->
    [you] { $side ->
        [X] You link top and bottom, the opponent left and right.
       *[O] You link left and right, the opponent top and bottom.
     }
    [oracle] { $side ->
        [X] You link left and right, the opponent top and bottom.
       *[O] You link top and bottom, the opponent left and right.
     }
   *[none] X links top and bottom, O left and right.
 } A cell touches six others: left, right, two above, two below.
hex-note-side = { $side } is to move.
hex-cell-taken = { $side } stands there already
hex-side-unclear = { $x } X and { $o } O do not tell whose turn it is
hex-expect-side = a blank and the side to move, X or O, at the end
hex-tell = { $form ->
    [did] put a stone
    [do] put a stone
   *[does] puts a stone
 } on { $cell }
links-too-many = the search visits { $most } positions at most; fill more cells

## Why

hex-claim-won = You win; { $moves ->
    [one] one of { $total ->
    [one] one move
   *[other] { $total } moves
 } does it
   *[other] { $moves } of { $total ->
    [one] one move
   *[other] { $total } moves
 } do it
 }.
hex-claim-lost = You lose: whatever you fill, the opponent links.
hex-claim-end = You win at once: { $moves ->
    [one] one stone links.
   *[other] { $moves } stones link, each alone.
 }
hex-ask = Where would one more stone make the opponent's link sure? Which cells stop all these threats?
hex-ask-end = Where does one stone of yours join both borders?
hex-look-linked = The opponent is linked already: every gap has two ways through it.
hex-look-safe = You are linked already{ $count ->
    [0] {""}
    [one] , by the pair { $pairs }
   *[other] , by the pairs { $pairs }
 }: you would win even if the opponent moved now.
hex-look-nowhere = The opponent threatens to link with one more stone: { $threats }. No cell lies in all of these threats, so no stone meets them all: the must-play region is empty.
hex-look-must = The opponent threatens to link with one more stone: { $threats }. Only a stone inside the must-play region meets all of that: { $cells }.
hex-look-wait = If you did nothing, the opponent would win with { $cell }.{ $lost ->
    [0] {""}
   *[other] {" "}Moves that do not prevent a win of the opponent's: { $lost } of { $total }.
 }
hex-look-end = One stone more joins both borders.
hex-threat = on { $cell } (then by { $pairs })
hex-threat-inside = on { $cell } (then inside { $cells }, whatever you fill)
hex-threat-end = on { $cell } (at once)
hex-place = Only this cell wins: { $cell }.
hex-place-all = Every free cell wins: { $moves } in all.
hex-place-many = Cells that win: { $moves } of { $total }; one of them is told next.
hex-place-end = { $count ->
    [one] This cell links at once: { $cells }.
   *[other] These cells link at once: { $cells }.
 }
hex-place-lost = { $count ->
    [one] Look at this cell: the opponent's win needs no other.
   *[other] Look at these { $count } cells: the opponent's win needs no others.
 }
hex-move = Put a stone on { $cell }.
hex-move-end = Put a stone on { $cell }: that joins { $side ->
    [X] top and bottom
   *[O] left and right
 } by { $chain }, and the game is over.
hex-move-lost = Every move loses against perfect play; a stone outside the cells that the opponent's win needs does not even touch it.
hex-proof-pairs = { $side ->
    [you] You are
   *[other] The opponent is
 } linked by { $count ->
    [one] a pair of cells: when one is filled, the other is filled in answer.
   *[other] { $count } pairs of cells: when one cell of a pair is filled, the other of the pair is filled in answer. No cell is in two pairs, so no stone cuts two of them.
 }
hex-proof-halves = Two links hold { $stones } of { $side }: to the { $side ->
    [X] top
   *[O] left
 } inside { $one }, to the { $side ->
    [X] bottom
   *[O] right
 } inside { $other }. The two have no cell in common, so one stone cannot cut both.
hex-proof-answers = { $side ->
    [you] You win
    [now] You win, even if the opponent moves now,
   *[other] The opponent wins
 } inside { $count ->
    [one] the cell { $cells }
   *[other] these { $count } cells, even with all others lost: { $cells }
 }.{ $least ->
    [yes] {" "}None of them can be spared.
   *[no] {""}
 } Whatever is filled there has an answer; behind it stand the pairs of cells that link then, of which one is filled when the other is.{ $before ->
    [0] {""}
   *[other] {" "}Cells in brackets hold a link of which the rows before answer every cell.
 }{ $rows ->
    [0] {""}
   *[other] {" "}Where ↓ stands, the rows below go on; the moves before a colon have been played.
 }{ $halves ->
    [0] {""}
   *[other] {" "}Where | stands, the cells before it link one group of stones to one border, those behind it the same group to the other, and no stone cuts both.
 }{ $open ->
    [0] {""}
   *[other] {" "}Where … stands, the win after the answer was proved by search.
 }{ $joined ->
    [0] {""}
   *[other] {" "}Where – stands, the answer links at once.
 }
hex-head-one = if this is filled
hex-head-other = fill this
hex-head-filled = if one of these is filled
hex-head-pairs = then linked by
hex-law = A full board holds exactly one link, so there is no draw (Nash 1949; Gale 1979). All values are proved by search and by virtual links, joined step by step from cells that touch (Anshelevich 2002); moves outside a must-play region lose to the threat that they ignore (Hayward and others 2005).
hex-law-drawless = A full board holds exactly one link, so there is no draw (Nash 1949; Gale 1979).
hex-law-stealing = On an empty square board the first player wins, by strategy stealing: an extra stone never hurts, so a winning strategy of the second player could be used by the first. That names no move; the search does.
