connect-four-name = Connect Four
connect-four-alias = four in a row|Four Up|Captain's Mistress|Connect 4
connect-four-promise = Stones fall; four in a line.
connect-four-rules = Two sides drop stones into the columns of an upright board in turn. A stone falls to the lowest free cell of its column. Whoever first has { $k } or more own stones in a row, a column or a diagonal wins; a full board without a line is drawn.
connect-four-notation = The columns played since the empty board, counted from 1: 44535; the empty board is -. A move is a column. In sentences (4,3) is the cell in column 4, row 3 from below.
connect-four-param-cols = columns of the board
connect-four-param-rows = rows of the board
connect-four-param-k = how many in a line win
connect-four-no-column = there is no column { $column }: the board has { $columns }
connect-four-column-full = column { $column } is full
connect-four-over = the game is over: a line stands or the board is full
connect-four-note = { $k } in a line win.
connect-four-tell = { $form ->
    [did] dropped
    [do] drop
   *[does] drops
 } a stone into column { $column }

## Why

connect-four-claim-win = { $plies ->
    [one] You win at once,
   *[other] You win in { $plies } moves of both sides at most,
 } with stone { $last } of the game; { $moves ->
    [one] one column does it
   *[other] { $moves } columns do it
 }{ $others ->
    [0] .
    [one] . One other column wins too, but later.
   *[other] . { $others } other columns win too, but later.
 }
connect-four-claim-draw = Neither side can force a line; { $others ->
    [0] { $moves ->
        [one] the only column holds
       *[other] all { $moves } columns hold
    }
   *[other] { $moves ->
        [one] one column
       *[other] { $moves } columns
    } of { $total } { $moves ->
        [one] holds
       *[other] hold
    }
 } the draw.
connect-four-claim-loss = Every column loses, in { $plies ->
    [one] one move
   *[other] { $plies } moves of both sides
 } at the latest: the line is complete with stone { $last } of the game.
connect-four-ask = Which free cells complete a line of { $k }, and for whom? Are their rows odd or even, and who will have to play below them?
connect-four-ask-now = Into which free cells can a stone fall now that completes a line of { $k }, and whose line is it?
connect-four-look-finish = A line of yours can be completed now.
connect-four-look-danger = A line of the opponent lacks one stone, on { $cell }, where a stone can fall now: it must be stopped there.
connect-four-look-double = The opponent completes a line in any of { $cells }: one stone cannot stop them all.
connect-four-look-threats = Cells that complete a line, counted from below. Yours in odd rows: { $mine_odd }; in even rows: { $mine_even }. The opponent's in odd rows: { $theirs_odd }; in even rows: { $theirs_even }.
connect-four-look-quiet = No free cell completes a line of { $k } yet.
connect-four-look-dead = Every line of { $k } with a free cell holds stones of both sides, so nobody can complete one any more.
connect-four-place = { $kind ->
    [win] { $count ->
        [one] This cell wins soonest
       *[other] These cells win soonest
    }
   *[draw] { $count ->
        [one] Only this cell holds the draw
       *[other] These cells hold the draw
    }
 }: { $cells }.
connect-four-place-none = There is no right place: { $moves ->
    [one] the only column loses
    [2] both columns lose
   *[other] all { $moves } columns lose
 }.
connect-four-move-finish = Column { $column } completes a line: { $cells }{ $count ->
    [0] .
    [one] ; so does { $also }.
   *[other] ; so do { $also }.
 }
connect-four-move-finish-also = column { $column } with { $cells }
connect-four-move-fork = Column { $column }: now { $cells } all complete a line, and only one of them can be stopped.
connect-four-move-force = Column { $column }: it threatens { $cells }, so the answer is forced.
connect-four-move-block = Column { $column }: it takes a cell that would complete the opponent's line.
connect-four-move-threat = Column { $column }: from now on { $cells } would complete a line of yours.
connect-four-move-part = Column { $column }: the stone on { $cell } is one of the line that decides in the end, { $line }.
connect-four-move-denies = Column { $column }: it takes { $cell }. A stone of the opponent there would make { $cells } complete a line.
connect-four-move-plain = Column { $column }.
connect-four-move-dead = Column { $column }: with no line left to complete, every column is as good.
connect-four-move-stall = Every column loses against perfect play. None holds out longer than column { $column }: { $plies ->
    [one] one move
   *[other] { $plies } moves of both sides
 }, itself counted.
connect-four-tree = { $kind ->
    [win] { $side ->
        [you] You win after column { $column },
       *[other] The opponent wins,
     }
   *[hold] { $side ->
        [you] The opponent cannot win after column { $column },
       *[other] You cannot win,
     }
 } and the table is the whole proof. It has one answer to { $side ->
    [you] each column of the opponent;
   *[other] each of your columns;
 } columns with a stroke between them are met alike. Where a line can be completed at once{ $forced ->
    [yes] , as after a column with “!”,
   *[no] ,
 } only the column that stops it goes on.{ $cells ->
    [yes] {" "}{ $side ->
        [you] You complete
       *[other] The opponent completes
     } a line in a cell named at the end of a row.
   *[no] {""}
 }{ $dead ->
    [yes] {" "}–: no line is open any more to { $side ->
        [you] the opponent.
       *[other] you.
     }
   *[no] {""}
 }{ $follow ->
    [yes] {" "}^: from there { $side ->
        [you] answer each stone
       *[other] the opponent answers each of your stones
     } on top of it, in the same column (and the lowest cell of a column with an odd number of free cells by that of another such column): { $kind ->
        [win] that completes a line.
       *[hold] { $side ->
            [you] the opponent gets no line.
           *[other] you get no line.
         }
     }
   *[no] {""}
 }
connect-four-head-play = line of play
connect-four-head-end = its end
connect-four-no-line = { $side ->
    [you] After column { $column } the opponent cannot win: each line of { $k } with a free cell holds a stone of yours.
   *[other] You cannot win: each line of { $k } with a free cell holds a stone of the opponent.
 }
connect-four-end-fork = Read the line shown from its end: stone { $stone }, { $side ->
    [you] yours,
   *[other] the opponent's,
 } on { $from } threatens { $cells }. Only one of them can be stopped, and stone { $last } completes { $line }.
connect-four-end-stacked = { $stone ->
    [0] Two threats stand one above the other. { $under } can be completed now,
   *[other] Near the end of the line shown two threats stand one above the other. Stone { $stone } threatens { $under },
 } and where that is stopped, { $side ->
    [you] you complete
   *[other] the opponent completes
 } { $line } on top of it, on { $cell }, with stone { $last }.{ $stops ->
    [yes] {""}
   *[no] {" "}The line shown goes to { $instead } instead, and stone { $last } on { $end } completes { $shown }.
 }
connect-four-end-pair = Read the line shown from its end: stone { $last } on { $cell } completes { $line } for { $side ->
    [you] you.
   *[other] the opponent.
 } Two threats stand one above the other, on { $cell } and { $above }{ $stone ->
    [0] , and they stand already.
   *[other] , from stone { $stone } on.
 } So whoever plays on { $under } below them, { $side ->
    [you] you get
   *[other] the opponent gets
 } one of the two and completes a line there.
connect-four-end-stepped = Read the line shown from its end: stone { $last } on { $cell } completes { $line } for { $side ->
    [you] you.
   *[other] the opponent.
 } { $since ->
    [0] { $cell } is already a threat{ $loser ->
        [both] {" "}of both sides,
       *[other] ,
     }
   *[other] From stone { $since } on { $cell } is a threat{ $loser ->
        [both] {" "}of both sides,
       *[other] ,
     }
 } and neither side wants to step on { $under } below it: { $loser ->
    [you] after your stone there the opponent completes the line, after the opponent's you stop it.
    [both] whoever does lets the other side complete a line.
   *[other] after the opponent's stone there you complete the line, after yours the opponent stops it.
 } So { $waits ->
    [0] nothing else is played:
    [one] one stone falls elsewhere:
   *[other] { $waits } stones fall elsewhere:
 } then it is { $stuck ->
    [you] your turn,
   *[other] the opponent's turn,
 } and { $count ->
    [one] only column { $columns } is open.
   *[other] only these columns are open, and on top of a stone in any of them a line is completed: { $columns }.
 }
connect-four-chain = { $whole ->
    [yes] { $side ->
        [you] You never let
       *[other] The opponent never lets
     } go:
   *[no] From stone { $stone } of the line shown on { $side ->
        [you] you never let go:
       *[other] the opponent never lets go:
     }
 } each of these stones threatens to complete a line at once, and the answer is forced{ $whole ->
    [yes] . After the first stone of the line no other defence has to be looked at.
   *[no] .
 }
connect-four-head-on = on
connect-four-head-threat = threatens
connect-four-head-stop = forced answer
connect-four-end-none = In the line shown no cell ever completes a line for either side: the lines of both die one by one until the board is full.
connect-four-end-drawn = Read the line shown to its end, a full board.{ $own }{ $other }
connect-four-end-stopped = {" "}{ $side ->
    [you] Your threat
   *[other] The opponent's threat
 } on { $cell }{ $since ->
    [0] {""}
   *[other] , there from stone { $since } on,
 } is stopped with stone { $stone }, when { $side ->
    [you] you have
   *[other] the opponent has
 } stepped on { $under } below it{ $open ->
    [one] , for no other column was open.
   *[other] .
 }
connect-four-end-idle = { $has ->
    [yes] {""}
   *[no] {" "}{ $side ->
        [you] You never get a cell that completes a line.
       *[other] The opponent never gets a cell that completes a line.
     }
 }
connect-four-count = Count{ $stone ->
    [0] {""}
   *[other] {" "}after stone { $stone } of the line shown
 }: { $side ->
    [you] where the opponent steps on { $under }, you complete a line
   *[other] where you step on { $under }, the opponent completes a line
 } on top, on { $cells }. Without { $places ->
    [one] that cell
   *[other] those cells
 } and all above, { $count ->
    [0] no cell is free
    [one] one cell is free
   *[other] { $count } cells are free
 }, and it is { $to ->
    [you] your turn.
   *[other] the opponent's turn.
 } If nothing new comes in between, { $side ->
    [you] you fill the last of them, and the opponent must step under a threat.
   *[other] the opponent fills the last of them, and you must step under a threat.
 }
connect-four-head-stone = by stone
connect-four-proof-below = A stone in one of these columns lets the opponent complete a line on top of it: { $columns }.
connect-four-proof-forced = Column { $column } is forced: left alone, the opponent completes a line there.
connect-four-proof-they-follow = Following (claimeven): if the opponent answers each of your stones on top of it, in the same column (and the lowest cell of a column with an odd number of free cells by that of another such column), these cells are the opponent's: { $cells }; all the others together with your stones hold no line. So you cannot win.
connect-four-proof-they-follow-win = Following (claimeven): if the opponent answers each of your stones on top of it, in the same column (and the lowest cell of a column with an odd number of free cells by that of another such column), these cells are the opponent's: { $cells }. They complete a line, with stone { $last } at the latest; the others give you none that comes sooner. So you lose.
connect-four-proof-they-zugzwang = Zugzwang: the opponent threatens { $cell } and answers each of your stones on top of it (in pairs: the lowest cells of the other columns with an odd number of free cells, and of the threat's own column if it has an even number). These cells are then the opponent's: { $cells }; the others give you no line that comes sooner. When the other columns are full you must play below { $cell }: the game ends with stone { $last } at the latest.
connect-four-proof-you-follow = Following (claimeven): after column { $column } answer each stone on top of it, in the same column (and the lowest cell of a column with an odd number of free cells by that of another such column). These cells are then yours: { $cells }; the others together with the opponent's stones hold no line. So the opponent cannot win.
connect-four-proof-you-follow-win = Following (claimeven): after column { $column } answer each stone on top of it, in the same column (and the lowest cell of a column with an odd number of free cells by that of another such column). These cells are then yours: { $cells }. They complete a line, with stone { $last } at the latest; the others give the opponent none that comes sooner.
connect-four-proof-you-zugzwang = Zugzwang: after column { $column } you threaten { $cell }; answer each stone on top of it (in pairs: the lowest cells of the other columns with an odd number of free cells, and of the threat's own column if it has an even number). These cells are then yours: { $cells }; the others give the opponent no line that comes sooner. When the other columns are full the opponent must play below { $cell }: the game ends with stone { $last } at the latest.
connect-four-proof-answers = { $kind ->
    [lost] { $lose ->
        [one] Your only column that goes on has an answer that keeps the win.
       *[other] Each of these { $lose } columns has an answer that keeps the win.
     }
    [loses] { $lose ->
        [one] One column loses; the opponent's best answer stands beside it.
       *[other] { $lose } columns lose; the opponent's best answer stands beside each.
     }
    [draws] { $draw ->
        [one] One column only draws; the opponent's best answer stands beside it.
       *[other] { $draw } columns only draw; the opponent's best answer stands beside each.
     }
   *[both] { $lose ->
        [one] One column loses
       *[other] { $lose } columns lose
     }, and { $draw ->
        [one] one only draws
       *[other] { $draw } only draw
     }; the opponent's best answer stands beside each.
 }{ $shot }
connect-four-shot-finish = {" "}After column { $column } the answer { $answer } completes a line on { $cell }.
connect-four-shot-fork = {" "}After column { $column } the answer { $answer } threatens { $cells }, and one stone cannot stop them all.
connect-four-shot-force = {" "}After column { $column } the answer { $answer } threatens { $cells }, which must be stopped.
connect-four-shot-stop = {" "}After column { $column } the answer { $answer } takes { $cell }, where you would complete a line.
connect-four-shot-same = {" "}To { $count } of them the answer is column { $column }: both sides want { $cell }.
connect-four-shot-none = {""}
connect-four-law = Proved by exact search; the book of early positions was made by the same search.{ $thumb ->
    [even] {" "}With an even number of rows a rule of thumb, not a proof: threats in odd rows favour the first player, threats in even rows the other side (Allis 1988; Allen 1990).
    [odd] {" "}With an odd number of rows each column filled passes the turn, so the rule of odd and even threats does not hold as on the usual board.
   *[none] {""}
 }
connect-four-law-near = { $kind ->
    [one] One stone decides, and the line that it completes is named. Only what the other columns lead to had to be searched.
    [two] Each column that goes on stands here with its answer: nothing more had to be searched.
    [double] One stone cannot stop two cells: nothing had to be searched.
    [both] What stands above proves the result for both sides. What other columns lead to was found by exact search.
    [whole] What stands above proves the result. How soon it comes, and what other columns lead to, was found by exact search.
   *[dead] Where no line is open there is nothing to search: the board fills up.
 }
