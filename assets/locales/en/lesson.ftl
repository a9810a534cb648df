# Lessons: what is wrong in one, what is said while one is read, and the command.

lesson-unclosed = “{ $sign }” is opened here and never closed
lesson-no-title = a lesson begins with its title
lesson-expect-title = a first line such as “# Bouton's law”
lesson-no-promise = nothing stands below the title
lesson-expect-promise = a paragraph that says what is to be learned
lesson-fence-open = this block is never closed
lesson-unknown-block = there is no block “{ $name }”
lesson-two-blocks = this page has a live block already
lesson-expect-one-block = one live block on a page; “---” begins another page
lesson-no-key = “{ $text }” has no colon
lesson-expect-key = a key, a colon and what it says
lesson-foreign = this is no Markdown that lessons have
lesson-expect-markdown = “## ” headings, paragraphs, “- ” lists, “---” and live blocks
lesson-unknown-key = a { $block } block has no key “{ $name }”
lesson-empty = “{ $name }” says nothing
lesson-twice = “{ $name }” stands here a second time
lesson-expect-once = it once
lesson-late = “{ $name }” stands behind “{ $key }”
lesson-expect-first = game and position first
lesson-no-stage = no game is named here or before
lesson-expect-stage = a line such as “game: nim”
lesson-no-reply = nothing is said to this answer
lesson-expect-reply = the answer, “=>”, and what is said to it
lesson-missing = this { $block } block has no key “{ $name }”
lesson-expect-missing = a line that begins with “{ $name }:”
lesson-no-game = the last page holds no game
lesson-expect-game = a play block on the last page
lesson-false = { $key }: { $text } is false
lesson-so = { $so }, as the oracle says
lesson-kept-by = the moves that keep the value: { $moves }
lesson-no-such = nothing: the oracle tells nothing of the kind here
lesson-not-proved = no claim: this position is only estimated
lesson-objected = a split that nobody objects to; to this one somebody does
lesson-unobjected = a split that somebody objects to; to this one nobody does
lesson-nothing-shared = a game in which something is shared
lesson-propose-first = “you: first”, for the first player proposes
lesson-core-empty = a game that has such a split; here somebody objects to each
lesson-law-sizes = a game with positions of { $sizes ->
    [one] one size
   *[other] { $sizes } sizes
}
lesson-too-long = the oracle did not settle this within { $budget ->
    [one] one step
   *[other] { $budget } steps
 }
lesson-expect-smaller = a smaller position
lesson-goal-lost = this goal cannot be reached from here
lesson-wrong-right = this answer is right
lesson-expect-wrong = a wrong one
lesson-no-answer = the oracle has no answer to this
lesson-expect-answer = a question that this position answers
lesson-claim-n = N: the side to move wins.
lesson-claim-p = P: the side to move loses, whatever is played.
lesson-claim-d = D: neither side can force a win.
lesson-claim-nimber = The nim-value is { $nimber }.
lesson-claim-margin = { $way ->
    [ahead] The side to move ends ahead by { $points }.
    [behind] The side to move ends behind by { $points }.
   *[level] Both sides end level.
}
lesson-claim-remoteness = With best play it is over after { $plies ->
    [one] one move
   *[other] { $plies } moves
}.
lesson-claim-mean = The side to move may expect { $mean } a round.
lesson-claim-moves = { $count ->
    [one] One move is legal here.
   *[other] { $count } moves are legal here.
}
lesson-claim-best = { $count ->
    [0] No move keeps the value.
    [one] Only this move keeps the value: { $moves }
   *[other] Just these moves keep the value: { $moves }
}
lesson-claim-keeps = This move keeps the value: { $mv }
lesson-claim-gives-away = This move gives something away: { $mv }
lesson-claim-law = Law of the whole game: { $law }
lesson-claim-run = The digits lead through the states { $states }.
lesson-claim-worth = All players together have { $worth }.
lesson-claim-unobjected = Nobody objects to this split: { $split }
lesson-claim-objected = Somebody objects to this split: { $split }
lesson-answer = The answer: { $answer }
lesson-goal-win = Win this game.
lesson-goal-draw = Do not lose this game.
lesson-goal-ahead = End this game ahead.
lesson-goal-unobjected = Propose a split that nobody objects to.
lesson-one = one lesson can be opened at a time
lesson-expect-one = one name or file; any number with --check
lesson-json = a lesson is not opened as JSON
lesson-expect-json = --json alone for the list, or --json --check
lesson-unknown = there is no lesson and no file “{ $name }”
lesson-expect-name = a lesson that xorcle learn lists, or a file
lesson-how-to-open = Open one: xorcle learn 1
lesson-board = { $game }: { $position }
lesson-done = The lesson is done.
lesson-right = ✓ Right.
lesson-wrong = No, that is not it.
lesson-no-hint = There is no hint here.
lesson-reached = Done.
lesson-watch = S: run { $method } here; each cell is asked before it shows.
lesson-missed = Not this time.
lesson-plain-next = Enter: the next page. quit: the end.
lesson-plain-ask = Type your answer; hint, reveal, next or quit.
lesson-plain-goes-on = That is what the oracle says.
lesson-plain-again = Enter: the game again. quit: the end.
cli-about-learn = Take a lesson, or check one you wrote
cli-help-lesson = A lesson of the list, its number, or a file
cli-help-check = Tell every mistake in these files, or in all lessons that ship; status 1 where a claim is false
cli-help-slides = Open the lesson as slides for a projector
cli-help-lesson-format = Print how lessons are written
cli-examples-learn =
    Examples:
      xorcle learn
      xorcle learn 1 --plain
      xorcle learn my-lesson.md --slides
      xorcle learn --check my-lesson.md
      xorcle learn 2 --html > slides.html
      xorcle learn --guide > guide.md
lessons-name = Lessons
lessons-promise = Ten short lessons, each with a game to win.
lesson-head = { $title }, page { $page } of { $pages }; { $checked }
lesson-being-checked = the oracle is still checking
lesson-checked = every claim is checked
lesson-mistaken = { $count ->
    [one] one claim is false
   *[other] { $count } claims are false
}
lesson-unanswered = The question is open. Space again: the next page.
lesson-wanted = Wanted: { $what }.
lesson-your-answer = Your answer:
lesson-leave = back to the list
lesson-again = the same game again
key-forth = next page
key-former = page before
key-slides = slides
screen-help-lessons = Each lesson with what it promises. Enter opens one, f opens it as slides for a projector.
screen-help-lesson = A page of a lesson. Space or the right arrow turns the page, the left arrow or b turns back. Where a number or an outcome is asked for, type it and press Enter; t gives a hint, r shows what is right and lights the moves that keep the value. f shows the pages as slides.
screen-help-lesson-board = Point out your move with the arrows and Enter, or type it after a colon. A wrong answer is answered and the board is put back; t gives a hint, r shows what is right, Space goes on. On the last page the game is played against an opponent that never errs: win it, N begins it again.
lesson-lit = Moves that keep the value: { $moves }
lesson-nothing-hidden = Nothing is hidden on this page.
lesson-right-said = ✓ Right: { $says }
lesson-card = ✓ YOURS NOW: { $title }
lesson-next = next: { $title }
lesson-next-page = next page
lesson-next-key = next lesson
lesson-hide-key = hide the answer
lesson-home = leave the lesson
cli-help-lesson-html = Print the lesson as slides in one page of HTML
cli-help-lesson-guide = Print the teacher’s guide: the lessons as plans of forty-five minutes
deck-keys = Right arrow or Space: the next slide; left: back; a: the answer; n: notes for the teacher
