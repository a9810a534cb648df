screen-need = need { $columns }×{ $rows }, have { $wide }×{ $high }
screen-gallery = All games, family by family
screen-family-heaps = Heaps
screen-family-breaks = Split and knock down
screen-family-numbers = Numbers
screen-family-coins = Coins
screen-family-scores = Score games
screen-family-secrets = Hidden hands
screen-family-boards = Boards
screen-family-graphs = Graphs
screen-family-coalitions = Coalitions
screen-family-sums = Sums
screen-found = Found
screen-found-nothing = No game by that name.
screen-choose-a-game = Pick a game first.
screen-quit-with-q = This is the first screen: q quits. Your games are kept.
screen-language-promise = Switch the language
screen-scale = { $scale ->
    [5] Boards as large as they fit.
   *[other] Boards at size { $scale } of { $largest } at most.
 }
screen-mouse-on = The mouse plays: click to point, again to play.
screen-mouse-off = The mouse selects text again.
screen-set-up = Set up: { $game }
screen-ways-on = From { $node }: to { $ways }.
screen-no-way-on = From { $node }: no way on.
screen-preset = preset
screen-preset-of = { $title } ({ $number } of { $all })
screen-position = position
screen-position-note = Left empty: the start of the game. { $notation }
screen-players = players
screen-you-begin = you begin
screen-oracle-begins = the opponent begins
screen-two-people = two people
screen-level = level
screen-start = start
screen-start-means = Enter starts the game.
screen-turn = Left and right turn this.
screen-param = { $means } ({ $bounds }; default { $default })
screen-seats = { $you ->
    [first] { $first } You · { $second } Opponent
   *[second] { $first } Opponent · { $second } You
 }, { $level }
screen-seats-two = { $first } First · { $second } Second
screen-told = { $who ->
    [you] You
    [oracle] The opponent
    [first] First player
   *[second] Second player
 } { $told }.
screen-remark = “{ $remark }”
screen-round-what-now = N next round, sides swapped · E your habits{ $undo ->
    [yes] {" · u undo"}
   *[no] {""}
 }
screen-next-round = Next round: sides swapped, chance drawn anew.
screen-habits = How exploitable are you?
screen-no-habits = Habits show only in poker, dice and matrix games.
screen-help-habits = What you did in the rounds so far beside what an equilibrium does, the exact best reply to it, what that wins a round, and how sure it is. Only finished rounds count, each once.
screen-give-back = That gives the win back. Undo it?
screen-give-back-keys = u undoes it; Enter plays on.
screen-oracle-mute = The opponent finds no move. { $why }
screen-oracle-waits = Opponent's move. Enter lets it play.
screen-oracle-moves = Opponent's move.
screen-turn-of = { $who ->
    [you] Your move.
    [oracle] Opponent's move.
    [first] First player's move.
   *[second] Second player's move.
 }
screen-type-a-move = Too big to point at. Type a move, such as { $mv }.
screen-type-your-own = Type your move: the key is :
screen-pointed = Enter: { $told }
screen-pointed-many = { $count ->
    [one] One move from here.
   *[other] { $count } moves from here.
 } Enter picks it up.
screen-thinking = Thinking: { $done ->
    [one] one step
   *[other] { $done } steps
 }. x stops it.
screen-thinking-part = Thinking: { $percent } %. x stops it.
screen-proving = Looking for a proof: { $done ->
    [one] one step
   *[other] { $done } steps
 }
screen-playing-out = Playing out at random: { $done ->
    [one] one game
   *[other] { $done } games
 }
screen-interrupted = Stopped.
screen-stopped = It was stopped.
screen-too-large = The oracle cannot settle this: { $why }.
screen-engine-broke = the engine broke down here: a mistake of this program
screen-game-before = This is the game before.
screen-nothing-to-undo = Nothing to undo.
screen-nothing-to-redo = Nothing was taken back here.
screen-swapped = New game, sides swapped. Undo brings the old one back.
screen-new-game = New game. Undo brings the old one back.
screen-pasted = The pasted position is set up. Undo goes back.
screen-not-your-turn = it is the opponent's move
screen-type-own = Type { $expected }
screen-type-total = { $total ->
    [one] 1 legal move
   *[other] { $total } legal moves
 }; Tab completes
screen-shared = All together have { $worth } to share.
screen-step-ask = ? { $says }
screen-step-look = · { $says }
screen-step-place = · { $says }
screen-step-move = → { $says }
screen-step-proof = · { $says }
screen-step-law = Law: { $says }
screen-line = Best line: { $moves }
screen-every-move = Every move ({ $total })
screen-moves-n = Winning
screen-moves-estimate = Not proved, the most promising first
screen-moves-open = Moves
screen-moves-d = Drawing
screen-moves-p = Losing
screen-moves-group = { $heading }: { $count }
screen-moves-studied = Answers are shown for the first { $most } moves.
screen-steps-more = More of it
screen-answered = refuted by { $reply } ({ $answers ->
    [one] the only answer
   *[other] { $answers } right answers
 })
screen-leaves-nimber = leaves { $nimber }
screen-leaves-nimber-in = leaves { $nimber }, { $plies ->
    [one] 1 move
   *[other] { $plies } moves
 } left
screen-leaves-in = { $plies ->
    [one] 1 move
   *[other] { $plies } moves
 } left
screen-leaves-expected = { $mean }
screen-leaves-estimate = ≈ { $ahead }
screen-leaves-margin = ends { $own } to { $other }
screen-hint = Hint { $number } of { $all }
screen-hint-step = { $number }. { $says }
screen-no-verdict = There is no verdict here to dispute.
screen-dispute-open = Moves are mixed here: there is no verdict to dispute.
screen-dispute = Dispute ·{ " " }
screen-dispute-n = The side to move wins (N), says the oracle and takes it. Hold out! X changes sides.
screen-dispute-p = The oracle says: every move loses (P). Play any; each will be refuted.
screen-dispute-d = The oracle says: a draw with best play (D). Try to win.
screen-dispute-over = The verdict holds. Undo and try another move?
screen-dispute-kept = { $mv } keeps the win: about that move there is no dispute.
screen-dispute-refuted = { $mv } is refuted by { $reply }.
screen-dispute-held = { $mv } is answered by { $reply }: the draw holds.
screen-chart = Values: { $game }
screen-chart-none = { $game } has no table of values.
screen-chart-over = The game is over in that position.
screen-chart-stopped = Stopped. An arrow key goes on.
screen-chart-end = The table ends here: { $why }.
screen-chart-source = Source: { $source }.
screen-chart-map = Rows are { $rows }, columns are { $columns }.
screen-chart-letters = P is lost for the side to move, a full stop is won.
screen-chart-numbers = 0 is lost for the side to move, every other value is won.
screen-chart-nimber = { $at }: nim-value { $nimber }, { $nimber ->
    [0] P: the side to move loses.
   *[other] N: the side to move wins.
 }
screen-chart-outcome = { $at }: { $outcome ->
    [P] P: the side to move loses.
    [N] N: the side to move wins.
   *[D] D: drawn.
 }
screen-chart-exception = An exception: the period does not explain it.
screen-chart-before = Before the period begins.
screen-chart-round = Round { $round } of the period, place { $place } of { $period }.
screen-chart-no-move = No move is left here.
screen-chart-mex = { $moves ->
    [one] One move leaves { $list }
   *[other] { $moves } moves leave { $list }
 }{ $more ->
    [more] , ...
   *[none] {""}
 }; the least missing value is { $mex }.
screen-chart-lost = { $lost ->
    [0] None of the { $moves ->
    [one] one move
   *[other] { $moves } moves
 } leaves P.
    [one] 1 of { $moves ->
    [one] one move
   *[other] { $moves } moves
 } leaves P.
   *[other] { $lost } of { $moves ->
    [one] one move
   *[other] { $moves } moves
 } leave P.
 }
screen-chart-play = Enter plays from { $position }.
screen-chart-write = w writes { $name }.{ $format }, f changes the format.
screen-chart-law = Law: { $law }
screen-chart-against = Against { $variant }
screen-chart-nothing = There is nothing to ask: { $why }.
screen-chart-misses = { $cells ->
    [one] The law is wrong in { $cells } cell of this table, marked { $mark }.
   *[other] The law is wrong in { $cells } cells of this table, marked { $mark }.
 }
screen-chart-flips = { $cells ->
    [one] Another side wins in { $cells } cell of this table, marked { $mark }.
   *[other] Another side wins in { $cells } cells of this table, marked { $mark }.
 }
screen-guess-title = Guess the law
screen-guess-prompt = law:
screen-guess-hint = n % 4 == 0 says where the mover loses, n % 4 gives the nim-value. Sizes are n or a, b, c, …; k is b - a, phi the golden ratio, ^ the nim-sum. The up arrow brings back what was typed before.
screen-diff-title = Compare with other rules
screen-diff-prompt = other:
screen-diff-hint = Change a parameter, or name another game: Enter tells who wins where under both rules. The up arrow brings back what was typed before.
screen-written = Written: { $file }
screen-history = Look back
screen-history-note = Up, down: moves. Left, right: branches. Enter goes there.
screen-history-start = the start
screen-history-drawn = drawn
screen-history-expected = { $who ->
    [you] you
    [oracle] oracle
    [first] first
   *[second] second
 }: { $mean }
screen-history-won = { $who ->
    [you] you win
    [oracle] opponent wins
    [first] first wins
   *[second] second wins
 }
screen-history-branch = branch { $number } of { $all }
screen-settings = Settings
screen-settings-note = Left and right change a setting, at once and for good.
screen-theme-tried = Left and right try others. Enter keeps this one, Esc goes back to “{ $theme }”.
screen-choice-on = on
screen-choice-off = off
screen-choice-auto = automatic
screen-choice-always = always
screen-choice-never = never
screen-choice-dark = dark
screen-choice-light = light
screen-choice-high-contrast = high contrast
screen-choice-colour-blind = colour-blind
screen-choice-terminal = the terminal's own
screen-choice-none = no colours
screen-choice-narrow = one column
screen-choice-wide = two columns
screen-choice-you = you
screen-choice-oracle = the opponent
screen-set-language = language
screen-set-theme = theme
screen-set-color = colours
screen-set-glyphs = glyphs
screen-set-ambiguous = width of ambiguous signs
screen-set-mouse = mouse
screen-set-motion = motion
screen-set-pace = pace of the demo
screen-set-cache = tables kept
screen-set-memory = memory (MB)
screen-set-remarks = opponent says when it is lost
screen-set-level = level
screen-set-first = who begins
screen-set-panel-moves = oracle: colours of moves
screen-set-panel-values = oracle: values on the board
screen-sample = This theme
screen-sample-text = ordinary words
screen-sample-selected = what is chosen
screen-sample-key = a key
screen-sample-won = a winning move
screen-sample-lost = a losing move
screen-sample-drawn = a drawing move
screen-sample-focus = what the reason speaks of
screen-sample-warning = a warning
screen-sample-hint = a quiet word
screen-help = Help
screen-notation = Notation
screen-help-gallery = The first screen: what to go on with, today's puzzle, the lessons, the best known games, practice. Arrows choose, Enter opens. / looks for a game; among all games left and right change the family, Esc leads back. The game in progress is always kept.
screen-help-set-up = Set up a game. Up and down change the row; text rows are typed, the others are turned with left and right. Enter starts.
screen-help-play = Point with arrows or hjkl and confirm with Enter; some moves take several points. Digits jump to what bears that number. A move can also be typed. C writes a certificate of who wins here, has it checked with the rules alone and tells where it lies. D shows the oracle playing itself from here.
screen-help-dispute = Play against the verdict. The oracle refutes every try. C writes the disputed verdict as a certificate, and has it checked with the rules alone.
screen-help-guided = Play each board to its end; Enter then goes on.
screen-help-history = Every move with who had the game won there and what the move did: = keeps everything, ! the only move that does, ? gives something away, ?? the last error of the game, . nothing was left to keep, - no other move. Below stands why. Enter goes back there, and branches are kept. f looks for better moves where yours erred, w writes the game to a file. Only what is proved is judged.
screen-help-chart = Every value of the game by its size. Arrows walk, and beyond the end the table grows; digits go to a size, Tab goes to the next lost position. Bars under the values show the rounds of the period, a star marks an exception. Enter plays from the position at the cursor. A law can be guessed and the rules compared with others; cells where something is amiss bear an exclamation mark.
screen-help-law = The law of this game for every size, found and proved from the rules alone. Left stands the machine: it begins at the top, and reads the heaps column by column; a state in two brackets is lost. Each arrow has a row with the columns that lead along it, and a rail leads to the state it enters. Space and the right arrow read one column more, the left arrow one less, up and down scroll the machine; w writes it as a picture, as a page with exercises, or as the prover Walnut reads it.
screen-help-theatre = Methods of the field on this position. Choose one: Enter runs it. Space and the right arrow go one step on, the left arrow one back; up and down go from event to event: a cut-off, a cell, a round. p lets it run, + and - change the pace, c shows the program in another language, a asks you for what comes next, ] and [ turn the depth of a search to a depth up and down, r chooses another method, w writes the tree of all lines to a picture, or the graph where the tree is too large. Only games with few positions can be followed whole; of larger ones a search to a depth and playouts show a part.
screen-help-regret = Two sides learn this game from each other, iteration by iteration. The bars show one information set: the mean of all play so far, which is what is learnt, what is played next, and the equilibrium. Space and the right arrow go on to the next checkpoint, the left arrow back; checkpoints lie evenly on a logarithmic scale. Up and down choose the information set, Tab the other side's. Enter plays: against what the second player has learnt, where the game lets its strategy be fixed.
screen-help-study = Everything that teaches and tests, one line each. Choose with the arrows and Enter.
screen-study = Learn and practise
screen-help-settings = Turn a setting with left and right.
screen-help-line = Type a move, in the notation of the game or as people say it: the forms that are understood stand below. Tab goes through completions, Enter plays, Esc leaves everything as it was.
screen-help-inquiry = A law is a truth that holds exactly where the mover loses, such as n % 4 == 0, a ^ b == 0 or a == floor(k*phi), or a number that is the nim-value, such as n % 4. Sizes are n, or a, b, c and so on; k is b - a. There are + - * / % **, ^ for the nim-sum, comparisons, and, or, not, in {"{"}0, 2{"}"}. Other rules are written with their parameters, such as bash[max=4]. Enter asks, the arrows bring back what was typed before, Esc closes the line.
screen-help-help = Esc closes help.
screen-dial-row = What if: change the numbers
screen-dial-enter = Enter lets you change one number after the other: close a pipe, make it wider, make a coalition worth more. Everybody's share is told before and after.
screen-dial = What if { $item } were different? Number { $number } of { $all }.
screen-dial-keys = Left, right: choose. Up, down, digits: change. Space: 0 (closed) and back. u: take back. Enter: done.
screen-dial-thinks = What everybody may claim is being found out.
screen-dial-together = All together: { $before } before, { $now } now ({ $change }).
screen-dial-shapley = Shapley value:
screen-dial-nucleolus = Nucleolus:
screen-dial-core = In the core, from the least to the most (-: it is empty):
screen-dial-core-many = What the core gives each player, from the least to the most, is worked out for at most { $most } players.
screen-dial-player = player
screen-dial-before = before
screen-dial-now = now
screen-dial-change = change
screen-draw = Draw the board
screen-draw-enter = Enter takes up a pen: arrows walk over the board, letters are written where it stands, and the verdict is found out anew after every stroke.
screen-pen-keys = { $tells } Arrows walk; a space raises or pulls down a wall, a letter of the notation is written, a point wipes it out; Ctrl and an arrow add or take away a row or a column at the end; Enter puts the pen away.
screen-pen = Pen on { $cell }. { $worth }
screen-pen-thinks = The verdict is being found out.
screen-pen-too-large = There is no verdict: { $why }.
screen-pen-won = The mover wins, in { $plies ->
    [one] one move
   *[other] { $plies } moves
 }.
screen-pen-lost = The mover loses, in { $plies ->
    [one] one move
   *[other] { $plies } moves
 }.
screen-pen-won-some-time = The mover wins.
screen-pen-lost-some-time = The mover loses.
screen-pen-drawn = Nobody can force a win.
screen-thinking-now = THE OPPONENT IS THINKING
screen-proving-part = Looking for a proof: { $percent } %
screen-seconds-left = { $seconds ->
    [0] About to play
    [one] At most 1 s more
   *[other] At most { $seconds } s more
 }
screen-play-now = x  play the best found so far
screen-course = MOVES
screen-course-before = { $moves ->
    [one] one move before
   *[other] { $moves } moves before
 }
screen-course-move = { $ply }  { $who ->
    [you] you
    [oracle] opponent
    [first] first
   *[second] second
 }  { $mv }
screen-tabs = o card  e moves  w proof  C law
screen-law = LAW
screen-law-none = No law was used: it was found by search.
screen-canonical = Value as a game: { $form }
screen-law-certify = C once more writes a certificate that anybody can check.
card-verdict = { $outcome ->
    [N] { $who ->
    [you] YOU CAN WIN
    [oracle] THE OPPONENT CAN WIN
    [first] FIRST PLAYER CAN WIN
   *[second] SECOND PLAYER CAN WIN
 }
    [P] { $who ->
    [you] YOU LOSE
    [oracle] THE OPPONENT LOSES
    [first] FIRST PLAYER LOSES
   *[second] SECOND PLAYER LOSES
 }
   *[D] A DRAW
 }
card-estimate = { $who ->
    [you] YOU SEEM
    [oracle] OPPONENT SEEMS
    [first] FIRST PLAYER SEEMS
   *[second] SECOND PLAYER SEEMS
 } { $way ->
    [ahead] AHEAD
   *[behind] BEHIND
 }
card-estimate-even = NOBODY SEEMS AHEAD
card-expected = { $who ->
    [you] You
    [oracle] The opponent
    [first] The first player
   *[second] The second player
 } may expect { $mean } a round.
card-is-estimate = estimate
card-is-about = about
card-is-proved = proved
card-nimber = nim { $nimber } · proved
card-ahead = { $points ->
    [0] Even
    [one] One point
   *[other] { $points } points
 } by { $depth ->
    [0] counting alone
    [one] a search one move deep
   *[other] a search { $depth } moves deep
 }; no proof
card-margin = Best play: { $own } to { $other }.
card-moves = { $every ->
    [0] { $best ->
        [one] One move does it
       *[other] { $best } moves do it
    }, of { $all }.
   *[other] { $all ->
        [one] The only move does it.
       *[other] All { $all } moves do it.
    }
 }
card-length = { $plies ->
    [one] 1 move
   *[other] { $plies } moves
 } left with best play.
card-play = ▸ { $told }
card-longest = ▸ holds out longest: { $told }
card-enter = Enter does it
end-won = YOU WON
end-lost = THE OPPONENT WON
end-side = { $side ->
    [first] THE FIRST PLAYER WON
   *[second] THE SECOND PLAYER WON
 }
end-drawn = A DRAW
end-points = { $own } to { $other }
end-before = Over before the first move.
end-course = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
 } · { $who ->
    [you] you began
    [oracle] the opponent began
    [first] the first player began
   *[second] the second player began
 }
end-had = who had it
end-side-name = { $who ->
    [you] you
    [oracle] opponent
    [first] first
   *[second] second
 }
end-judged = Your moves: { $moves }. { $slips ->
    [0] None gave anything away.
    [one] One gave something away.
   *[other] { $slips } gave something away.
 }
end-again = again, sides swapped
end-from-there = from where you had it
end-as-before = again, as before
end-look-back = look back, move by move
end-lesson-behind = the lesson behind it
end-lesson-next = the next lesson
end-undo = undo
end-home = leave
screen-set-streak = days in a row on the first screen
shares-spent = Nothing is left to give. Take from somebody first.
shares-empty = Nothing is left to take here.
shares-propose = Enter: propose { $shares }
shares-rest = Enter: give { $player } what is left, { $left }
shares-keys = Left takes { $step }, right gives it.
screen-round-is-shown = The hands were shown, so this round stays. N: next round
end-round = { $who ->
    [you] You won { $points }.
    [oracle] The opponent won { $points }.
    [first] First won { $points }.
    [second] Second won { $points }.
   *[nobody] Nobody won anything.
 }
screen-set-program = program beside a method (S)
screen-choice-unicode = box-drawing signs
screen-choice-ascii = ASCII alone
