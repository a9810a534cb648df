mnk-name = m,n,k games
mnk-alias = k in a row|m n k
mnk-promise = So many in a line.
mnk-rules = Two sides fill the cells of a board in turn: they write X and O, X first, or put stones down where five or more in a line count, Black first. Whoever completes { $k } or more of their own in a row, a column or a diagonal { $misere ->
    [true] loses
    [false] wins
   *[other] wins; in misère play whoever completes such a line loses
 }. A full board without a line is drawn.{ $wild ->
    [false] { "" }
   *[other] { " " }In the wild game a move writes either mark, and such a line of equal marks counts for whoever completes it.
 }
mnk-notation = Rows from the top as X.O/.../..., the side to move behind it where it does not follow from the marks; of stones X are the black ones and O the white ones. A move c2 names the cell: column letter from the left, row number from the top. Wild moves name the mark first: Ob2.
mnk-param-rows = rows of the empty board
mnk-param-cols = columns of the empty board
mnk-param-k = how many in a line end the game
mnk-param-misere = completing a line loses
mnk-param-wild = each move writes X or O at will
mnk-not-your-mark = { $mark } is not the mark of the side to move
mnk-cell-taken = { $mark ->
    [stone] a stone
   *[other] { $mark }
 } stands there already
mnk-off-board = there is no such cell
mnk-two-lines = X and O both have a line of { $k }: the game ended at the first of them
mnk-side-unclear = with { $x } X and { $o } O the side to move does not follow from the marks
mnk-expect-side = X or O behind the board, after a blank
mnk-expect-mark = X or O, then a cell
mnk-panel-board = Board
mnk-panel-marks = Mark
mnk-note-wins = { $k } in a line win.
mnk-note-loses = Misère: whoever completes { $k } in a line loses.
mnk-note-wild = Wild: write either mark.
mnk-tell = { $mark ->
    [stone] { $form ->
        [did] put a stone
        [do] put a stone
       *[does] puts a stone
    } on { $cell }
   *[other] { $form ->
        [did] wrote
        [do] write
       *[does] writes
    } { $mark } in { $cell }
 }

## Why

mnk-black = Black
mnk-white = White
mnk-claim-finish = You win at once: { $moves ->
    [one] one move completes
   *[other] { $moves } moves complete
 } a line.
mnk-claim-win-in = You win, in { $plies ->
    [one] one move
   *[other] { $plies } moves of both sides
 } at most; { $moves ->
    [one] one move does it
   *[other] { $moves } moves do it
 }.
mnk-claim-win = You win; { $moves ->
    [one] one move does it
   *[other] { $moves } moves do it
 }.
mnk-claim-win-threats = You win by threats: { $moves ->
    [one] one move is
   *[other] { $moves } moves are
 } proved to win.
mnk-claim-win-double = You win in 3 moves of both sides: { $cell } makes { $kind ->
    [open] an open four
    [two] two fours at once
   *[any] two threats at once
 }.
mnk-claim-win-fours = You win by fours alone, in at most { $plies ->
    [one] one move
   *[other] { $plies } moves of both sides
 }.
mnk-claim-must = Only { $cell } stops the opponent's line; every other move loses at once. How the game ends after { $cell } is not known.
mnk-claim-draw = { $lines ->
    [lose] Neither side can force the other to complete a line
   *[win] Neither side can force a line
}; { $others ->
    [0] { $moves ->
        [one] the only move holds
       *[other] all { $moves } moves hold
    }
   *[other] { $moves ->
        [one] one move
       *[other] { $moves } moves
    } of { $total } { $moves ->
        [one] holds
       *[other] hold
    }
 } the draw.
mnk-claim-loss-in = Every move loses, in { $plies ->
    [one] one move
   *[other] { $plies } moves of both sides
 } at the latest.
mnk-claim-loss = Every move loses.
mnk-ask = Which lines of { $k } lack only one, yours or the opponent's? Which cell would make two such lines at once?
mnk-ask-open = Which threes and open twos have you, and which has the opponent? Which cell builds yours or stops the opponent's?
mnk-claim-doomed = { $moves ->
    [one] The only move completes
   *[other] Each of the { $moves } moves completes
 } a line, and that loses.
mnk-ask-finish = Which line is one cell short?
mnk-ask-misere = Which cells would complete a line of { $k } and lose at once? Who runs out of other cells first?
mnk-look-harmless = No move of yours completes a line now: nothing loses at once.
mnk-look-poison = { $wild ->
    [yes] { $count ->
        [one] In { $cells } one of the marks completes
       *[other] In each of { $cells } one of the marks completes
    }
   *[no] { $count ->
        [one] A move in { $cells } completes
       *[other] A move in any of { $cells } completes
    }
 } a line and loses at once.
mnk-look-doomed = { $moves ->
    [one] One cell is free.
   *[other] Whatever you play completes the line beside it.
 }
mnk-head-move = move
mnk-head-completes = completes
mnk-look-finish = You can complete a line now: it is one short.
mnk-look-danger = A line of the opponent is one short: it must be stopped now.
mnk-look-double = The opponent would complete a line in any of { $cells }: one move cannot stop them all.
mnk-look-overrun = The opponent threatens twice: { $ends }. One move cannot stop both.
mnk-look-short = The opponent's { $held } lack only { $cell }: that line must be stopped now.
mnk-end = { $cell } completes { $line }
mnk-look-fork = Nobody can finish now, but one move of yours makes two threats at once.
mnk-look-alone = Nobody can finish now, and no move of yours makes two threats at once. But were it the opponent's turn, one threat after another would win: where would two lines cross?
mnk-look-quiet = Nobody can finish now, and no move of yours makes two threats at once. Ask how many lines each cell builds and blocks.
mnk-look-wild = Nobody can finish now. A line that lacks a single mark serves whoever comes next: who must make the first one?
mnk-look-standing = No win by threats was found, for you or, if it were the opponent's turn, for the opponent. Yours: { $own }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
 }. The opponent's: { $other }{ $others ->
    [0] .
   *[other] {" "}and { $others } more.
 } One stone more makes an open three a four with two ends, and an open two an open three.
mnk-shape = { $kind ->
    [open-four] the four { $stones } with two ends
    [four] the four { $stones }
    [open-three] the open three { $stones }
    [three] the three { $stones }
   *[open-two] the open two { $stones }
 }
mnk-shape-none = no three and no open two
mnk-look-pressed = If it were the opponent's turn, the opponent would win by threats: find out how, and what stops it.
mnk-place = { $kind ->
    [only] The move that does it lies in row { $rows }
    [one] A move that does it lies in row { $rows }
   *[all] { $count ->
        [one] All moves that do it lie in row { $rows }
       *[other] All moves that do it lie in the rows { $rows }
    }
 }; free there: { $cells }.
mnk-place-many = { $all ->
    [yes] Every free cell does it.
   *[no] { $good ->
        [one] One free cell does it.
       *[other] { $good } of the free cells do it.
    }
 }
mnk-place-some = Of { $total } moves { $moves ->
    [one] one keeps what there is
   *[other] { $moves } keep what there is
 }: mind which mark goes where.
mnk-place-marks = Each of these does it: { $moves }.
mnk-place-open = { $count ->
    [one] Only { $cells } is not proved to lose.
   *[other] Only these are not proved to lose: { $cells }.
 }
mnk-place-level = The estimate puts no move above { $shown ->
    [0] { $count } of yours, which are equal for it.
   *[other] { $cells }.
 }
mnk-place-line = Look at { $held }: they are in one line, and one cell more completes it.
mnk-place-none = There is no right place: { $moves ->
    [one] the only move loses
    [2] both moves lose
   *[other] all { $moves } moves lose
 }.
mnk-place-stones = Look at your stones { $stones }.
mnk-move-finish = { $mark ->
    [stone] Put a stone on
   *[other] Write { $mark } in
 } { $cell }: that completes { $lines } and { $ends ->
    [loses] loses
   *[wins] wins
 }.
mnk-move-fork = { $mark ->
    [stone] Put a stone on
   *[other] Write { $mark } in
 } { $cell }: now { $cells } all complete a line, and only one of them can be stopped.
mnk-move-double = { $mark ->
    [stone] Put a stone on
   *[other] Write { $mark } in
 } { $cell }. Then { $ends }: the opponent can stop only one of them, and has no line that lacks just one cell.
mnk-move-threat = { $mark ->
    [stone] Put a stone on
   *[other] Write { $mark } in
 } { $cell }: it threatens { $cells }, so the answer is forced.
mnk-move-block = { $mark ->
    [stone] Put a stone on
   *[other] Write { $mark } in
 } { $cell }: it stops the opponent's line.
mnk-move-plain = { $mark ->
    [stone] Put a stone on
   *[other] Write { $mark } in
 } { $cell }.
mnk-move-guard = { $mark ->
    [stone] Put a stone on
   *[other] Write { $mark } in
 } { $cell }. Left alone, the opponent would win: { $line }, forced answers included, and then { $finish } complete a line. After { $cell } no such chain of threats was found.
mnk-move-aim = { $mark ->
    [stone] Put a stone on
   *[other] Write { $mark } in
} { $cell }. If the opponent lets it be, you win by threats: { $line }, forced answers included, and then { $finish } complete a line.
mnk-stall-plies = No move holds out longer than { $cell }: { $plies ->
    [one] the game ends with it
   *[other] { $plies } moves of both sides, itself counted
 }.
mnk-stall = Try { $cell }.
mnk-proof-lost = { $count ->
    [one] One of your moves goes on; it has
   *[other] { $count } of your moves go on; each has
 } an answer that keeps the win.
mnk-proof-given-away = { $count ->
    [one] One move gives the { $kept ->
        [win] win
       *[draw] draw
    } away; an answer stands beside it.
   *[other] { $count } moves give the { $kept ->
        [win] win
       *[draw] draw
    } away; an answer stands beside each.
 }
mnk-proof-shot = One after another { $cells }: each move of yours but the last leaves a single answer, the next cell. Then any of { $finish } completes a line, and only one can be stopped.
mnk-proof-every = Whatever the opponent answers to { $cell }, you win by threats: your moves with the answers that they force, and the cells of which one then completes a line.
mnk-proof-most = Threats win against { $count } of { $total ->
    [one] one answer
   *[other] { $total } answers
 } to { $cell }: your moves with the answers that they force, and the cells of which one then completes a line. Elsewhere a quiet move wins: { $quiet }.
mnk-quiet = { $answer } is met by { $reply }
mnk-proof-shots = { $count ->
    [one] One move loses to threats:
   *[other] { $count } moves lose to threats:
 } the opponent's moves with the answers that they force, and the cells of which one then completes a line.{ $more ->
    [no] {""}
   *[yes] {" "}Shown here: { $shown }.
 }
mnk-proof-trap = After { $cell } the opponent holds the draw with { $count ->
    [one] { $answers } alone
   *[other] { $answers }
 }; { $lost ->
    [one] one other answer loses.
   *[other] { $lost } other answers lose.
 }
mnk-proof-dead = { $total ->
    [0] The board has no room for a line of { $k }.
    [one] { $when ->
        [then] After { $cell } the
       *[now] The
    } only line of { $k } cannot be completed any more: both marks stand in it, or the side that could fill it has fewer moves left than it lacks cells.
   *[other] { $when ->
        [then] After { $cell } none
       *[now] None
    } of the { $total } lines of { $k } can be completed any more: in each both marks stand, or the side that could fill it has fewer moves left than it lacks cells.
 }
mnk-proof-chain = Each of these moves but the last threatens a line and leaves one answer, which is the next: { $cells }. Then no line can be completed any more{ $count ->
    [0] , and no cell is left
    [one] ; only { $left } is left
   *[other] ; only { $left } stay free
 }.
mnk-proof-couples = { $side ->
    [you] After { $cell } put the free cells into the pairs shown. When the opponent takes one, take its partner: whichever these are, no line of yours comes of it. { $count ->
        [one] Then only { $left } is left to the opponent, and there a line of the opponent's is completed.
       *[other] Then the opponent has only { $left } left, and each completes a line of the opponent's.
    }
   *[other] The opponent puts the free cells into the pairs shown. When you take one, the opponent takes its partner: whichever these are, no line of the opponent's comes of it. { $count ->
        [one] Then only { $left } is left to you, and it completes a line of yours.
       *[other] Then you have only { $left } left, and each completes a line of yours.
    }
 }
mnk-proof-avoid = { $side ->
    [you] After { $cell } you cannot lose{ $alone ->
        [0] { $count ->
            [0] : the opponent stands in every line.
           *[other] . Put the free cells into pairs, first those shown, the rest as you like{ $odd ->
                [0] .
               *[other] ; one cell stays single.
            }
        }
       *[other] . Leave { $single } single and put the other free cells into pairs{ $count ->
            [0] .
           *[other] , first those shown, the rest as you like.
        }
    }{ $rule ->
        [no] {""}
       *[yes] {" "}Always take the partner of the cell just taken{ $odd ->
            [0] .
           *[other] ; when the single cell is taken, take any, and its partner is the single one from then on.
        } So you never have { $alone ->
            [0] both cells of a pair
           *[other] { $single } nor both cells of a pair
        }, and every line without a mark of the opponent's holds { $alone ->
            [0] a pair shown.
           *[other] { $single }{ $count ->
                [0] .
               *[other] {" "}or a pair shown.
            }
        }
    }
   *[other] { $side ->
        [then] Only { $cell } holds, and after it you
       *[other] You
    } cannot win{ $alone ->
        [0] { $count ->
            [0] : you stand in every line.
           *[other] . The opponent puts the free cells into pairs, first those shown, the rest at will{ $odd ->
                [0] .
               *[other] ; one cell stays single.
            }
        }
       *[other] . The opponent leaves { $single } single and puts the other free cells into pairs{ $count ->
            [0] .
           *[other] , first those shown, the rest at will.
        }
    }{ $rule ->
        [no] {""}
       *[yes] {" "}{ $side ->
            [then] { $odd ->
                [0] It takes any cell first, whose partner is then single, and after that the partner of each cell that you take; when you take the single cell, it takes any, and its partner is the single one from then on.
               *[other] It takes the single cell first, and after that the partner of each cell that you take.
            }
           *[other] It always takes the partner of the cell that you take{ $odd ->
                [0] .
               *[other] ; when you take the single cell, it takes any, and its partner is the single one from then on.
            }
        } So it never has { $alone ->
            [0] both cells of a pair
           *[other] { $single } nor both cells of a pair
        }, and every line without a mark of yours holds { $alone ->
            [0] a pair shown.
           *[other] { $single }{ $count ->
                [0] .
               *[other] {" "}or a pair shown.
            }
        }
    }
 }
mnk-proof-kept = { $side ->
    [you] { $lines ->
        [one] This line of play proves
       *[other] These { $lines } lines of play prove
    } that you do not lose after { $cell }. Every move of the opponent's is in them, each with one answer of yours, until { $ends ->
        [pairs] pairs of cells do the rest, which stand beside it: when the opponent takes one cell of a pair, you take its partner, and every line still open to the opponent holds a pair (–: none is open that the moves left could fill)
        [spent] { $line ->
            [own] you can complete no line with the moves that are left
           *[other] the opponent can complete no line with the moves that are left
        } or the game is over
       *[over] the game is over
    }.
   *[other] You cannot win: { $lines ->
        [one] this line of play proves it. Every
       *[other] these { $lines } lines of play prove it. Every
    } move of yours is in them, each with one answer of the opponent's, until { $ends ->
        [pairs] pairs of cells do the rest, which stand beside it: when you take one cell of a pair, the opponent takes its partner, and every line still open to you holds a pair (–: none is open that the moves left could fill)
        [spent] { $line ->
            [own] the opponent can complete no line with the moves that are left
           *[other] you can complete no line with the moves that are left
        } or the game is over
       *[over] the game is over
    }.
 }{ $images ->
    [no] {""}
   *[yes] {" "}Moves that are not shown are mirror images of those shown.
 }
mnk-proof-filled = { $side ->
    [you] After { $cell } { $free ->
        [one] one cell is free, and
       *[other] { $free } cells are free, and of these
    } the opponent has to fill { $many }{ $count ->
        [0] {""}
       *[other] , { $never } among them, where you never go, for it would complete a line of yours
    }. Every such choice completes a line of the opponent's; missing in them: { $lines }. You have only to complete none before.
   *[other] { $free ->
        [one] One cell is free, and
       *[other] { $free } cells are free, and of these
    } you have to fill { $many }{ $count ->
        [0] {""}
       *[other] , { $never } among them, where the opponent never goes, for it would complete a line of the opponent's
    }. Every such choice completes a line of yours; missing in them: { $lines }. The opponent has only to complete none before.
 }
mnk-proof-lines = { $lines ->
    [one] This line of play is
   *[other] These { $lines } lines of play are
 } the whole proof that { $way ->
    [lost] you lose: every move of yours is in them, and one answer where the game goes on.
   *[won] { $mv } wins: every answer of the opponent's is in them, and one move of yours where the game goes on.
 } The last move of each line completes what stands beside it and { $ends ->
    [loses] loses
   *[wins] wins
 }.
mnk-head-lines = lines of play
mnk-proof-marked = { $when ->
    [then] After { $mv } each line
   *[now] Each line
 } of the board holds { $mark ->
    [X] an X
   *[O] an O
 }. So { $other ->
    [X] an X
   *[O] an O
 } never completes a line, whoever writes it: a side that writes only { $other } never loses, whatever else happens.
mnk-proof-safe = Whoever first has only cells left that complete a line loses. Free cells that complete no line of yours: { $own ->
    [all] all of them
    [none] none
    [some] { $owncells }
   *[but] all but { $owncells }
 }; of the opponent's: { $other ->
    [all] all of them
    [none] none
    [some] { $othercells }
   *[but] all but { $othercells }
 }.{ $loser ->
    [you] { $left ->
        [0] {" You have no such cell left."}
        [one] {" One move later you have no such cell left."}
       *[other] {" After "}{ $left } more moves, both sides at their best, you have no such cell left.
    }
    [other] { $left ->
        [one] {" After your move the opponent has no such cell left."}
       *[other] {" After "}{ $left } more moves, both sides at their best, the opponent has no such cell left.
    }
   *[nobody] {""}
 }
mnk-proof-mirror = { $side ->
    [you] Answer each move after { $cell } in the opposite cell, half a turn about the middle: { $how ->
        [turned] a line of yours would be a line of the opponent's turned by half, which stood there before
        [swapped] with the other mark than the opponent's, a line through the middle never has equal marks at both ends, and any other line of yours would be one that the opponent completed before, turned by half, marks swapped
       *[other] played out, that never makes you complete a line first
    }, so you cannot lose.
   *[other] The opponent answers each of your moves in the opposite cell, half a turn about the middle: { $how ->
        [turned] a line of the opponent's would be a line of yours turned by half, which stood there before
        [swapped] with the other mark than yours, a line through the middle never has equal marks at both ends, and any other line of the opponent's would be one that you completed before, turned by half, marks swapped
       *[other] played out, that never makes the opponent complete a line first
    }, so you cannot win.
 }
mnk-head-try = after
mnk-head-shot = threats and answers
mnk-head-finish = then completes
mnk-proof-large = With more than { $most } cells free only who wins is settled here; answers and distances are told when fewer are left.
mnk-law-searched = Proved by exact search: every line of play that can still matter was followed to its end.
mnk-law-stealing = Strategy stealing: on an empty board in normal play the first player never loses, for one of your own too many never hurts (theorem).
mnk-claim-estimate = Nothing is proved here. Counting open lines after the best of your moves, { $side ->
    [you] you seem { $points ->
        [one] one point
       *[other] { $points } points
    } ahead
    [opponent] the opponent seems { $points ->
        [one] one point
       *[other] { $points } points
    } ahead
   *[none] nobody seems ahead
 }: an estimate.
mnk-claim-looked = Nothing is proved here. By an estimate { $side ->
    [you] you seem ahead.
    [opponent] the opponent seems ahead.
   *[none] nobody seems ahead.
 }
mnk-claim-pressed = { $total ->
    [one] The only move
   *[other] Of { $total } moves { $lost }
 } { $lost ->
    [one] is
   *[other] are
 } proved to lose to the opponent's threat; { $open ->
    [0] nothing else is left
    [one] how the other one ends is not known
   *[other] how the other { $open } end is not known
 }.
mnk-claim-half = { $other } cannot force a line: proved. Whether { $side } can is not settled here.
mnk-look-fours = Fours win one after another: each is a line that lacks one cell, where the opponent has to answer.
mnk-look-three = No win by fours alone was found, but one move makes a threat that cannot be stopped.
mnk-look-chase = No win by fours alone was found, but threes and fours one after another win: each leaves only answers that lose.
mnk-look-threatened = The opponent threatens to win by fours, and no move of yours stops it for good.
mnk-look-open = No win by threats was found, for you or, if it were the opponent's turn, for the opponent.
mnk-look-open-three = { $stones } of the opponent's are three in a line with room at both ends: one stone more, on { $count ->
    [one] { $cells },
   *[other] any of { $cells },
 } makes four that two cells complete, and one move cannot stop both.
mnk-move-four = { $mark ->
    [stone] Put a stone on
   *[other] Write { $mark } in
 } { $cell }: a four, which the opponent must stop in { $answer }. This is the whole win:
mnk-move-three = { $mark ->
    [stone] Put a stone on
   *[other] Write { $mark } in
 } { $cell }: it threatens to win by fours, and nothing stops that. This is the longest defence:
mnk-move-lead = { $mark ->
    [stone] Put a stone on
   *[other] Write { $mark } in
 } { $cell }: a four, which { $answer } must stop. Then threes and fours go on; this is the longest defence:
mnk-move-weighed = { $equal ->
    [one] { $cell } seems best
   *[other] { $equal } moves are equal for the estimate, and { $cell } is one of them
 }: an estimate, not a proof.{ $made ->
    [0] {""}
   *[other] {" "}It makes { $own }.
 }{ $cut ->
    [0] {""}
   *[other] {" "}It takes room from the opponent's: { $other }.
 }
mnk-move-estimate = { $cell } seems best: an estimate, not a proof.
mnk-proof-fours = Each of these moves leaves one cell short of a line, and the opponent must answer there; the last leaves two: { $ends }. Only one of them can be stopped, and the opponent never has a line to complete first.
mnk-proof-branches = { $side ->
    [you] These are the answers to { $cell } that stand in the way.
    [forced] The opponent wins after { $cell } too.
   *[opponent] These are the moves of yours that stand in the way.
 }{ $any ->
    [no] {""}
   *[yes] {" "}A dash is any other move.
 } At the end of each row fours alone win, the answers that they force in brackets.{ $alike ->
    [no] {""}
   *[yes] {" "}A slash stands between moves that are met alike.
 }{ $whole ->
    [yes] {""}
   *[no] {" "}Only the first rows are shown.
 }
mnk-head-branch = moves
mnk-head-fours = then fours
mnk-proof-pressed = If it were the opponent's turn, this would win, answers in brackets: { $cells }. { $lost ->
    [0] No move is proved to lose to it
    [one] One move is proved to lose to such a threat
   *[other] { $lost } moves are proved to lose to such threats
 }{ $shown ->
    [0] .
    [one] ; one is shown with the move that answers it.
   *[other] ; { $shown } are shown with the move that answers each.
 }{ $open ->
    [0] {""}
    [one] {" "}How one move ends is not known.
   *[other] {" "}How { $open } moves end is not known.
 }
mnk-head-four = your move
mnk-head-forced = line completed in
mnk-law-threats = Proved by threats: at most { $most } fours a search, before them at most { $deep } threes and fours that leave a choice of answers, and every answer of the other side is tried (after Allis, van den Herik and Huntjens 1993).
mnk-law-branches = Proved by these rows: a move that neither stands in a cell of the fours nor makes a four of its own stops nothing (Allis, van den Herik and Huntjens 1993).
mnk-law-finish = That is the rule: { $k } or more in a line { $ends ->
    [loses] lose
   *[wins] win
 }, and the game is over.
mnk-law-looked = Not proved: no win of yours by threes and fours was found; then promising moves were looked into, { $depth ->
    [one] one move
   *[other] { $depth } moves
 } deep, and what stands at the end was weighed by what one stone more makes on each cell. With at most { $free } cells free the game is settled exactly.
mnk-law-estimate = Not proved. Fours (at most { $most } a search) and up to { $deep } threes and fours before them (within { $work } tries for each depth) were looked at and decide nothing; then every open line counts after each move, fourfold for each of its cells that is taken, and double where they are of the side that is then to move. With at most { $free } cells free the game is settled exactly.
mnk-claim-hold = Neither side can force a line: proved. { $moves ->
    [one] One move
   *[other] { $moves } moves
 } of { $total } { $moves ->
    [one] is
   *[other] are
 } proved to hold the draw.
mnk-ask-hold = Of which lines of { $k } can one move stop several at once? Can the free cells be paired so that every line left holds a pair?
mnk-look-hold = No win by threats was found. A side that answers each move into a pair of cells with the other cell of it stops every line that holds both.
mnk-move-hold = { $mark ->
    [stone] Put a stone on
   *[other] Write { $mark } in
 } { $cell }: after it the opponent can still be stopped in every line.
mnk-proof-pairs = { $when ->
    [then] After { $cell }
   *[now] As the board stands,
 } { $side } stops every line of { $other } with { $count ->
    [one] one pair
   *[other] { $count } pairs
 } of cells, although { $other } is to move: when { $other } takes one cell of a pair, { $side } takes its partner. Every line still open to { $other } holds a pair, and no cell is in two.
mnk-proof-answers = { $side } stops every line of { $other }, although { $other } is to move: each cell that { $other } takes has an answer after which pairs do the rest. When { $other } takes one cell of a pair, { $side } takes its partner, and every line still open holds a pair.{ $images ->
    [no] {""}
   *[yes] {" "}Cells that are not shown are mirror images of those shown.
 }
mnk-head-taken = if this is taken
mnk-head-answer = answer
mnk-head-pairs = then pairs
mnk-proof-hold-all = { $side } stops every line of { $other }, although { $other } is to move: proved by a search of { $positions ->
    [one] one position
   *[other] { $positions } positions
 } that ends in pairs of cells everywhere. Every free cell is needed, so no shorter proof is shown.
mnk-proof-none-open = { $when ->
    [then] After { $cell } no
   *[now] No
 } line is open to { $other } any more: { $side } stands in each.
mnk-proof-hold = { $side } stops every line of { $other }, although { $other } is to move: proved by a search of { $positions ->
    [one] one position
   *[other] { $positions } positions
 } that ends in pairs of cells everywhere. It takes { $count ->
    [one] the cell { $cells }; all others might be { $other } already.
   *[other] these { $count } cells; all others might be { $other } already: { $cells }.
 }
mnk-proof-half = This much is proved: { $side } can stop every line of { $other }. So { $other } cannot force a win, and a draw at least is safe for { $side }.
mnk-law-hold = Proved by pairs of cells that every open line holds (Hales and Jewett 1963) and by a search for moves after which there are such pairs (after Hsu and others 2020). There a side only stops lines; that it may complete lines of its own can only help it.
mnk-law-bounded = Proved by exact search.
mnk-law-gomoku = Published: the first player wins on the empty 15 by 15 board (Allis, van den Herik and Huntjens 1993). Here it is proved after { $closed } of the 35 second moves.
mnk-claim-win-book = You win: it is proved that { $cell } does.
mnk-proof-book = { $outcome ->
    [won] Whatever the opponent answers to this move, the book of openings holds your next one until threats win.
   *[lost] Whatever you play, the book of openings holds the opponent's answer until threats win.
 } From four stones on, “xorcle prove gomoku” writes every answer out, and “xorcle verify” checks it by the rules alone.
mnk-proof-book-some = The book of openings answers { $count ->
    [one] one of your moves: after it
   *[other] { $count } of your moves: after each of them
 } it is proved that the opponent wins.
mnk-law-book = Proved here by threats and by quiet moves that prepare them (after Allis, van den Herik and Huntjens 1993): the book holds the first player's win after { $closed } of the 35 second moves. How many moves perfect play takes is not known.
mnk-head-one = if this is taken
mnk-head-other = take this
