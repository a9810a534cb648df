review-mark-unknown = not judged
review-mark-forced = the only legal move
review-mark-keeps = keeps it
review-mark-only = only move
review-mark-lost = nothing to keep
review-mark-errs = gave it away
review-mark-no-return = the last chance
review-toll-points = It gives away { $points ->
    [one] one point
   *[other] { $points } points
 }.
review-toll-mean = It gives away { $mean } of what could be expected a round.
review-toll-draw = It gives the draw away.
review-toll-win = It gives the win away.
review-toll-win-to-draw = It gives the win away; a draw is left.
review-gave-win = gave the win away
review-gave-win-for-draw = gave the win away for a draw
review-gave-draw = gave the draw away
review-gave-points = kept { $left } where { $kept } was to be had
review-better = { $count ->
    [one] Only this move keeps it:
   *[other] { $count } moves keep it:
 } { $moves }{ $more ->
    [more] {" "}…
   *[all] {""}
 }
review-refuted = It is met by { $answer }.
review-refuted-soon = It is met by { $answer }; after { $defence } comes { $blow }.
review-goes-on = The same side goes on with { $moves }. { $met }
review-ended = It ends the game.
review-concept = Kind of error: { $concept }.
review-count = { $errors ->
    [0] No move gave anything away for certain.
    [one] One move gave something away for certain.
   *[other] { $errors } moves gave something away for certain.
 }
review-unjudged = { $count ->
    [one] One move could not be judged.
   *[other] { $count } moves could not be judged.
 }
review-turn = { $ply }. { $side } { $mv } { $sign } { $mark }
review-curve = { $side ->
    [you] Your game:
    [first] First player:
   *[second] Second player:
 }
review-why = Before this move, told to the side that made it:
review-thinking = This move is being judged.
review-too-large = This move cannot be judged: the position is too large.
review-estimate = This move is not judged: its value is not proved.
review-none = No move was made in this game.
concept-win-at-once = missed a win at once
concept-lost-itself = made the move that loses at once
concept-drew-itself = ended a won game in a draw
concept-threat = overlooked a threat
concept-under = played right under a winning cell of the opponent
concept-mill = let the opponent close a row of three
concept-misere-end = misère end: left an even number of moves
concept-left-cut = left a broken bridge open
concept-gave-safe = gave the opponent a safe move
concept-spent-safe = spent a safe move of one's own
concept-took-theirs = took moves from an opponent who wants none
concept-kept-own = kept moves that nobody wants
concept-only-built = lengthened a chain and let the opponent through
concept-only-blocked = hindered the opponent and came no nearer
concept-spoilt-own = spoilt a place of one's own
concept-took-nothing = took no place from the opponent
concept-outside-region = played outside the cells that the win needs
concept-inside-region = right area, wrong cell
concept-at-end = took the end of a run, not its middle
concept-wasted = placed a stone that changes neither side's way
concept-missed-force = missed a win by threats
concept-allowed-force = allowed a win by threats
concept-even-safe = left an even number of safe edges
concept-normal-habit = played as if the last move won
concept-right-heap = right heap, wrong move
concept-wrong-row = wrong row
concept-filled-link = filled a bridge that was safe
concept-loss-at-once = let the opponent win at once
concept-unguarded = left a piece unguarded
concept-missed-fork = missed a double threat
concept-allowed-fork = allowed a double threat
concept-spent-threat = opened the own winning cell to the opponent
concept-missed-mill = missed a row of three
concept-early-push = pushed the pawn too soon
concept-opposition = lost the opposition
concept-king-away = walked away with the king
concept-missed-crown = missed a king
concept-crown = let the opponent crown a man
concept-chain = opened a long chain
concept-box = gave boxes away
concept-took-boxes = took boxes instead of leaving them
concept-left-boxes = left boxes that were to be taken
concept-bait = took the bait
concept-larger-end = left the larger end
concept-corner = gave a corner away
concept-mobility = left the opponent more moves than needed
concept-numeration = took the wrong part of the sum of special numbers
concept-arms = left arms of unequal length
concept-rows = the second row is not one shorter
concept-ratio = left numbers too far apart
concept-both-heaps = lowered both heaps instead of one
concept-one-heap = lowered one heap instead of both
concept-back = made a move that can be undone
concept-idle = moved from a step that does not count
concept-road = let a car through
concept-sideways = stepped aside instead of ahead
concept-away = came no nearer to the fugitive
concept-nearer = ran towards the pursuer
concept-spare = spent a spare move
concept-dominated = chose what another choice dominates
concept-called-worst = called with a hand that cannot win
concept-folded-best = folded a hand that cannot lose
concept-doubted-sure = doubted what is surely true
concept-outside-mix = chose what the right mix never plays
concept-must-play = played outside the cells that matter
concept-pairing = missed the pairing
concept-missed-split = took without splitting the heap
concept-needless-split = split where nothing was to be split
concept-wrong-heap = wrong heap
concept-off-by-one = off by one
concept-parts = wrong part of the sum
concept-columns = left a column that is no multiple
concept-parity = left a column odd
concept-remainder = missed the remainder
concept-too-many = right heap, took too many
concept-too-few = right heap, took too few
concept-lost-list = left a position that is not on the list
concept-quotient = misère: left parts that do not balance
concept-nim-values = left a nim-value other than 0
concept-wrong-piece = moved the wrong piece
concept-wrong-square = right piece, wrong place
concept-points = left points behind
concept-only-move = missed the only move
concept-win-to-draw = let the win slip to a draw
concept-draw = let the draw slip
concept-other = no special kind
screen-study-due = { $due ->
    [one] One mistake of yours is due again: P
   *[other] { $due } mistakes of yours are due again: P
 }
mistakes-name = Your mistakes
mistakes-promise = { $due ->
    [0] Find the better move where you went wrong. None is due today; { $open } wait.
    [one] Find the better move where you went wrong. One is due today.
   *[other] Find the better move where you went wrong. { $due } are due today.
 }
mistakes-step = Your mistakes: { $number } of { $all }
mistakes-none = No mistakes open. New ones come back here the next day.
mistakes-early = Nothing due before { $days ->
    [0] today
    [one] tomorrow
   *[other] { $days } days from now
 }. Practise anyway: the dates stay.
mistakes-ask = { $days ->
    [0] Today
    [one] Yesterday
   *[other] { $days } days ago
 } in { $game } you played { $mv }, which { $gave }. Find a better move.
mistakes-judging = Your move is being judged.
mistakes-right = Right: { $mv } keeps it.
mistakes-wrong = Not { $mv } either. { $toll } Enter: try again. v: the answer.
mistakes-unclear = { $mv } cannot be judged. Enter takes it back.
mistakes-shown = The answer.
mistakes-next = Enter or n goes on.
mistakes-again-in = { $days ->
    [0] Learned: it does not come back.
    [one] It comes back tomorrow.
   *[other] It comes back in { $days } days.
 }
mistakes-done = That was the last one. Esc goes back.
mistakes-gone = This game is not in the house any more: { $game }. n goes on.
screen-help-mistakes = Positions of your games before a move that gave something away. Play a better one: every move that keeps the value is right. v shows the answer, n skips. What you find comes back after 3, 7, 16 and 35 days; what you miss comes back tomorrow.
screen-help-stats = What you have done so far. It is kept in the data folder; “xorcle stats” prints it, exports it and deletes it.
stats-name = Your progress
stats-promise = Games, mistakes by kind, exercises, lessons.
stats-games = { $games ->
    [0] No game played to its end yet.
    [one] One game played to its end
   *[other] { $games } games played to their end
 }
stats-results = against the opponent: { $won } won, { $drawn } drawn, { $lost } lost
stats-open = { $open ->
    [0] No mistake is open
    [one] One mistake is open
   *[other] { $open } mistakes are open
 }; { $due } due today, { $learned } learned.
stats-kinds = Mistakes by kind:
stats-kind = { $concept }: { $count }
stats-exercises = Better moves looked for: { $all }, found: { $right }.
stats-puzzles = Puzzles tried: { $all }, solved: { $right }.
stats-lessons = Lessons finished: { $lessons }.
stats-aside = Damaged lines were found in your progress and set aside: { $file }
stats-file = Kept in { $file }
stats-exported = Exported: { $file }
stats-delete-ask = This deletes everything in { $file }. Type yes to go on:
stats-deleted = Your progress is deleted.
stats-nothing = There is nothing to delete.
stats-not-deleted = Nothing was deleted.
stats-no-home = there is no folder to keep progress in
cli-about-review = Look at a finished or saved game: every move marked, errors with what was better and why
cli-long-review = Reads a game as it is saved (resume.json, or the copy w writes on the history screen) from a file or from standard input (-), and marks every move of its branch. Only what is proved is judged.
cli-examples-review = Examples:
    xorcle review ~/.local/share/xorcle/resume.json
    xorcle review --json - < game.json
cli-help-review-file = the saved game, or - for standard input
cli-help-within-move = the most time for each move
cli-about-stats = Your progress: games, mistakes by kind, exercises; export and delete
cli-examples-stats = Examples:
    xorcle stats
    xorcle stats --export progress.jsonl
    xorcle stats --delete
cli-help-export = write every record to FILE, or to standard output (-)
cli-help-delete = delete all of it, after a question
cli-help-yes = delete without a question
plain-kept = { $mistakes ->
    [one] One mistake of yours in this game comes back tomorrow: xorcle, then “Learn and practise”.
   *[other] { $mistakes } mistakes of yours in this game come back tomorrow: xorcle, then “Learn and practise”.
 }
screen-over-mistakes = { $mistakes ->
    [one] One mistake: g shows it, f there tries a better move.
   *[other] { $mistakes } mistakes: g shows them, f there tries better moves.
 }
review-pasted = The pasted game is on the board: g reviews it.
