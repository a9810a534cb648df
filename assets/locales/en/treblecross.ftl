treblecross-name = Treblecross
treblecross-alias = 1D tic-tac-toe|POJ 3537|UVa 10561|0.007
treblecross-promise = Crosses on a strip.
treblecross-rules = Both sides write X into the free cells of a strip in turn. Whoever makes three X side by side wins.
treblecross-notation = The strip as ...X....., a dot for a free cell. A move is the number of a cell, from 1.
treblecross-param-n = how many cells the strip has
treblecross-too-long = a strip of more than { $most } cells is beyond the engine
treblecross-taken = place { $place } holds an X
treblecross-off = the strip has { $cells ->
    [one] one cell
   *[other] { $cells } cells
 }
treblecross-expect = a strip of at least { $least ->
    [one] one cell
   *[other] { $least } cells
 }, each X or a dot
treblecross-note = Both write X. Three X side by side win.
treblecross-tell = { $form ->
    [did] wrote
    [do] write
   *[does] writes
 } X on { $place }

## Why

treblecross-safe = An X on the cell beside another X, or on the cell after next, lets the opponent make three at once. So only cells with no X within two cells are safe: { $runs }{ $more ->
    [0] {""}
    [one] , and one run more
   *[other] , and { $more } runs more
 }.
treblecross-proof-won = From nim-sum 0 every safe move changes one nim-value, so the sum is no longer 0, and then some safe move makes it 0 again. At last the opponent finds no safe cell and must write an X that lets you make three: the last safe move wins.
treblecross-proof-lost = Each of your safe moves makes the nim-sum differ from 0, and the opponent has a safe answer that makes it 0 again. At last you find no safe cell and must write an X that lets the opponent make three: the last safe move wins.
treblecross-place-last = { $count ->
    [one] On one safe cell your X leaves no other cell safe.
   *[other] On each of { $count } safe cells your X leaves no other cell safe.
 }
treblecross-move-last = Write X on { $place }: every cell still free is then within two cells of an X.
treblecross-proof-last = Whatever the opponent writes, you make three.
treblecross-claim-last = You can leave the opponent no safe cell, so you win; { $moves ->
    [one] one move wins
   *[other] { $moves } moves win
 }.
treblecross-values = Runs of safe cells by their length with their nim-values. An X on cell i of a run of n leaves runs of i - 3 and n - i - 2 cells, none where that is not above 0; its nim-value is the smallest number that is missing among the nim-sums of such pairs.
treblecross-head-run = run of
treblecross-octal = A run of n safe cells is worth a heap of n + 2 in the octal game 0.007. Its nim-values are computed one after another; no period is known.
treblecross-ask-now = Can you make three X side by side at once?
treblecross-look-now = { $count ->
    [one] There is a cell
   *[other] There are { $count } cells
 } where two X only wait for the third.
treblecross-place-now = { $count ->
    [one] It is cell { $cells }.
   *[other] They are the cells { $cells }.
 }
treblecross-move-now = Write X on { $place }: three X stand side by side.
treblecross-claim-now = You can make three X side by side, so you win at once.
treblecross-ask-safe = Which free cells have no X within two cells?
treblecross-look-unsafe = None: wherever you write, the opponent makes three.
treblecross-stall = Every move loses. Write X on { $place } and hope that the opponent does not see it.
treblecross-claim-unsafe = No free cell is safe, so every move lets the opponent make three X.
treblecross-law-now = The rule itself: whoever writes the third X in a row wins.
treblecross-proof-unsafe = Each of your X stands near enough to another one that the opponent makes three at once:
treblecross-claim-copy = { $won ->
    [0] Every move loses: the opponent copies each of your safe X in a run as long, and you run out of safe cells first.
   *[other] You win by copying: after one X the runs of safe cells come in pairs as long as each other; { $moves ->
        [one] one move wins
       *[other] { $moves } moves win
    } in all.
 }
treblecross-place-copy = Of { $total ->
    [one] one free cell
   *[other] { $total } free cells
 } { $moves ->
    [one] one wins
   *[other] { $moves } win
 }.
treblecross-move-copy = Write X on { $place }. The safe cells then are, in pairs of runs that are equally long: { $pairs }.
treblecross-stall-copy = The safe cells are, in pairs of runs that are equally long: { $pairs }. Every move loses; write X on { $place } and hope that the opponent does not copy it.
treblecross-proof-copy = Each safe X { $won ->
    [0] of yours is copied in the other run of its pair, where the same cell is still safe, so the opponent writes the last safe one. Then you
   *[other] of the opponent's is copied in the other run of its pair, where the same cell is still safe, so you write the last safe one. Then the opponent
 } must write beside an X and { $won ->
    [0] the opponent makes three. An X on a cell that is not safe lets the opponent make three
   *[other] you make three. An X on a cell that is not safe lets you make three
 } at once.
