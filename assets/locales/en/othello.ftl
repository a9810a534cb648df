othello-name = Othello
othello-alias = reversi|discs|flips
othello-promise = Outflank discs and turn them.
othello-rules = Black and White put discs on a board in turn, Black first. A disc must close in discs of the other side in a row, a column or a diagonal between itself and another disc of its colour; all discs closed in turn over. A side that can turn nothing passes. When neither side can turn anything the game is over, and the side with more discs wins. Empty cells count for nobody.
othello-notation = Rows from the top, separated by /, then B or W for the side to move: ..../.WB./.BW./.... B. A move c2 names the cell; pass is a move only where there is no other.
othello-param-rows = rows of the board at the start
othello-param-cols = columns of the board at the start
othello-panel-board = Board
othello-panel-pass = No move
othello-note-to-move = { $side } is to move.
othello-note-discs = Black has { $black }, White { $white }.
othello-too-small = { $rows } by { $cols } is too small: a board has 2 rows and columns at least
othello-expect-side = a blank and the side to move, B or W
othello-no-pass = passing is allowed only without a move: { $cells ->
    [one] one cell turns discs
   *[other] { $cells } cells turn discs
 }
othello-over = neither side can turn anything: the game is over
othello-taken = a disc lies there already
othello-turns-nothing = a disc there turns nothing
othello-passes = { $form ->
    [did] passed
    [do] pass
   *[does] passes
 }
othello-tell = { $form ->
    [did] put
    [do] put
   *[does] puts
 } a disc on { $cell } and { $form ->
    [did] turned
    [do] turn
   *[does] turns
 } { $discs }

## Why

othello-claim-won = You win by { $margin ->
    [one] one disc
   *[other] { $margin } discs
 } if nobody errs from here, for example { $own } to { $other }.
othello-claim-lost = You lose by { $margin ->
    [one] one disc
   *[other] { $margin } discs
 } even without an error from here, for example { $own } to { $other }.
othello-claim-level = It ends level if nobody errs from here, for example { $own } each.
othello-claim-estimate = An estimate, no proof: looking ahead by { $depth ->
    [one] one move
   *[other] { $depth } moves
 }, you seem to { $points ->
    [0] stand as well as the opponent
    [one] be one point { $way ->
        [ahead] ahead
       *[behind] behind
    }
   *[other] be { $points } points { $way ->
        [ahead] ahead
       *[behind] behind
    }
 }.
othello-ask = Which move leaves the opponent the fewest answers? Which discs can never be turned again?
othello-ask-pass = Does any cell turn a disc of the opponent?
othello-look = You can play on { $moves ->
    [one] one cell
   *[other] { $moves } cells
 }, the opponent could on { $theirs }. { $near ->
    [no] Corners
   *[yes] At least { $stable } of your discs and { $steady } of the opponent's can never turn again; corners
 } are held { $corners } to { $taken }.
othello-place = Look at row { $row }: { $cells }.
othello-place-pass = No cell turns a disc: only “pass” is left.
othello-move = Play { $cell }: it turns { $discs ->
    [one] one disc
   *[other] { $discs } discs
 } and leaves { $answers ->
    [0] no answer
    [one] one answer
   *[other] { $answers } answers
 }.
othello-move-corner = Take the corner { $cell }: that disc never turns again. It turns { $discs ->
    [one] one disc
   *[other] { $discs } discs
 } and leaves { $answers ->
    [0] no answer
    [one] one answer
   *[other] { $answers } answers
 }.
othello-move-pass = Pass: no move is left.
othello-gives = { $count ->
    [one] One move gives
   *[other] { $count } moves give
 } the opponent a corner: { $moves }. { $best } gives none.
othello-given = { $cell } ({ $corners })
othello-after = After { $cell } the opponent has only { $count ->
    [one] the answer { $answers }
   *[other] the answers { $answers }
 }{ $opened ->
    [0] .
   *[other] { $must ->
        [yes] { $count ->
            [one] , and it opens a corner to you.
           *[other] , and each of them opens a corner to you: one must be given.
        }
       *[no] , and { $opened ->
            [one] one of them opens
           *[other] { $opened } of them open
        } a corner to you.
    }
 }
othello-after-pass = After { $cell } the opponent must pass, and you move again.
othello-next = { $proved ->
    [one] Best { $count ->
        [one] is
       *[other] are
    } { $best }. The next best, { $next }, ends { $gap ->
        [one] one disc
       *[other] { $gap } discs
    } worse
   *[other] Best { $count ->
        [one] seems
       *[other] seem
    } { $best }. The next best, { $next }, seems { $gap ->
        [one] one point
       *[other] { $gap } points
    } worse by the estimate
 }{ $told ->
    [0] .
   *[other] : { $parts }.
 }
othello-no-count = no count on the board tells why, only the play does
othello-beside-stable = at least { $stable } of your discs can never turn again after { $best }, after { $next } { $fewer ->
    [0] none is sure
    [one] one is sure
   *[other] { $fewer } are sure
 }
othello-far = both lines played out as shown, { $parts }
othello-far-corner = in the end you hold { $corners } after { $best }, and the opponent does after { $next }
othello-far-pass = the opponent has to pass { $more ->
    [one] once
   *[other] { $more } times
 } after { $best }, and { $less ->
    [0] never
    [one] once
   *[other] { $less } times
 } after { $next }
othello-far-own = you have to pass { $more ->
    [one] once
   *[other] { $more } times
 } after { $next }, and { $less ->
    [0] never
    [one] once
   *[other] { $less } times
 } after { $best }
othello-far-last = the last disc is yours after { $best } and the opponent's after { $next }
othello-far-cells = in the end you hold { $cells } only after { $best }{ $count ->
    [0] {""}
   *[other] , and { $others } only after { $next }
 }
othello-other-line = After { $next } best play goes on like this, and ends { $own } to { $other }.
othello-later = the difference is seen later, at the end of the play expected: { $what ->
    [moves] cells to play on
    [stable] stable discs
   *[corners] corners
 }, yours less the opponent's, come to { $by } more after { $best } than after { $next }
othello-beyond = One free cell fewer and the end is searched: every move is proved by itself. After { $best } { $discs ->
    [0] it ends level.
   *[other] { $way ->
        [ahead] you end
       *[behind] the opponent ends
    } ahead by { $discs ->
        [one] one disc
       *[other] { $discs } discs
    }.
 }
othello-apart-corner = every best move takes a corner, and no other one does
othello-apart-gives = only the best moves give the opponent no corner
othello-apart-answers = every best move leaves { $most ->
    [0] no answer
    [one] one answer at most
   *[other] { $most } answers at most
 }, every other one { $least } at least
othello-beside-corner = after { $next } the opponent can take { $corners }
othello-beside-answers = it leaves { $next ->
    [one] one answer
   *[other] { $next } answers
 } instead of { $best }
othello-answered = { $said } After { $next } the opponent { $kind ->
    [pass] has to pass.
    [corner] takes the corner { $answer }.
   *[plain] answers { $answer }.
 }
othello-head-given = corners given
othello-head-count = discs
othello-course = { $whole ->
    [yes] { $ahead ->
        [other] You have no other move in it, so this line is the whole proof; your discs stand first.
       *[you] The opponent has no other answer in it, so this line is the whole proof; your discs stand first.
    }
   *[no] The line counted out, your discs first.
 } { $ahead ->
    [you] From { $mv } on, move { $from }, you stay ahead.
    [other] From { $mv } on, move { $from }, the opponent stays ahead.
   *[nobody] From { $mv } on, move { $from }, it stays level.
 }
othello-lines = { $ahead ->
    [you] { $what ->
        [margin] The whole proof is
        [level] That you do not end behind is proved by
       *[win] That you win is proved by
    } { $count ->
        [one] this line
       *[other] these { $count } lines
    }: every answer of the opponent to { $best } is in { $count ->
        [one] it
       *[other] them
    }, and none { $what ->
        [level] brings it ahead.
       *[other] brings it nearer than { $own } to { $other }.
    }
   *[other] { $what ->
        [margin] The whole proof is
       *[win] That the opponent wins is proved by
    } { $count ->
        [one] this line
       *[other] these { $count } lines
    }: every move of yours is in { $count ->
        [one] it
       *[other] them
    }, and none brings you nearer than { $own } to { $other }.
 }
othello-lines-level = That you do not end ahead is proved by { $count ->
    [one] this line: every move of yours is in it
   *[other] these { $count } lines: every move of yours is in them
 }, and the best end for you is { $own } to { $other }.
othello-majority = { $when ->
    [now] {""}
   *[then] After { $best },{" "}
 }{ $who ->
    [you] { $when ->
        [now] Your
       *[then] your
    } discs that never turn again are at least { $stable }, more than half of { $cells }: you have won, and only the margin is open.
   *[other] { $when ->
        [now] The
       *[then] the
    } opponent's discs that never turn again are at least { $stable }, more than half of { $cells }: you have lost, and only the margin is open.
 }
othello-sum = One sum: { $own } + 1 + { $turned } = { $sum } to { $other } − { $turned } = { $rest }. { $full ->
    [yes] The board is full then.
   *[no] Nobody can play then.
 }
othello-head-line = lines of play
othello-greedy = The most discs, { $discs }, are turned by { $cell }, which is worse: { $kind ->
    [pass] the opponent passes,
    [corner] the opponent answers in the corner { $answer },
   *[plain] the opponent answers { $answer },
 } and you end { $ahead ->
    [0] level
   *[other] with a lead of { $ahead }
 }.
othello-endings = How the game may end after each move if nobody errs, own discs first: the lead is sure, the counts are those of one such end. Every line was counted to its end.
othello-expected = After { $best } the estimate looks { $depth ->
    [one] one more move
   *[other] { $depth } more moves
 } ahead and expects { $plies ->
    [0] the end at once
    [one] this move
   *[other] these { $plies } moves
 }; a pass is a move as well.{ $agrees ->
    [yes] {""}
   *[no] { " " }That is further than the first look from here, which came to { $first }.
 }
othello-counted = On the board at the end of that play the cells to play on and the stable discs count 1 each, every corner { $weight } more, yours less the opponent's, never above 64; where nobody can move, the discs alone. That comes to { $ahead }.{ $both ->
    [one] {""}
   *[other] { " " }The second row counts in the same way what is expected after the next best move.
 }
othello-head-side = side
othello-head-moves = moves
othello-head-stable = stable
othello-head-corners = corners
othello-head-discs = discs
othello-head-move = move
othello-head-turned = turned
othello-head-end = end
othello-head-margin = ahead
othello-head-answer = answer
othello-head-opened = your corners then
othello-law-exact = Proved by exact search of all play on the { $free ->
    [one] one free cell
   *[other] { $free } free cells
 }.{ $always ->
    [yes] {""}
   *[no] {" "}Boards of this size are searched to the end from { $most } free cells down.
 }
othello-law-estimate = With more than { $most } free cells, boards of this size are only estimated here. Published: 6 by 6 is won by White by 4 (Feinstein, 1993); 8 by 8 is announced as drawn (Takizawa, 2023).
othello-fewest = The fewest answers, { $answers }, are left by { $moves }. { $best ->
    [yes] { $count ->
        [one] That is the best move here.
       *[other] The best move is among them.
    }
   *[no] The best move leaves more: counting answers is only a rule of thumb.
 }
othello-head-answers = answers
