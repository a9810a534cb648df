puzzle-kind-only = the only move
puzzle-kind-outcome = P or N?
puzzle-kind-count = how many moves win
puzzle-kind-component = which part
puzzle-kind-law = guess the law
puzzle-kind-machine = run the machine
puzzle-ask-win = Find the only move that wins.
puzzle-ask-draw = Nothing wins. Find the only move that draws.
puzzle-ask-points = Find the only move that keeps the most points.
puzzle-ask-outcome = Does the side to move win (N), lose (P) or draw (D)?
puzzle-ask-machine = Run the machine: begin in state 0 and read the columns of digits from the left, { $numeration }. Does it end in a lost state (P) or not (N)?
puzzle-ask-count = How many moves win? (0 if none does.)
puzzle-ask-component = In which part is there a move that wins? { $parts }
puzzle-component = { $number }: { $part }
puzzle-ask-law-one = Which sizes n are lost for the mover? Type a law such as n % 3 == 1. All lost ones up to { $through }: { $lost }
puzzle-ask-law = Which sizes { $names } are lost for the mover? Type a law such as a == b. All lost ones whose sum is { $through } or less{ $order ->
    [any] , each in every order
   *[given] {""}
 }: { $lost }
puzzle-answer = Answer: { $answer }
puzzle-level = Level { $level }, rated { $rating }.
puzzle-burden = Level { $level }, rated { $rating }: { $moves ->
    [one] one legal move
   *[other] { $moves } legal moves
 }{ $plies ->
    [0] {""}
    [one] , one move to the end of the best line
   *[other] , { $plies } moves to the end of the best line
 }{ $looked ->
    [0] {"."}
    [one] ; { $only ->
        [one] its only move is an only-move
       *[other] its only move is no only-move
    }.
   *[other] ; { $only ->
        [one] one only-move
       *[other] { $only } only-moves
    } among the first { $looked } moves of it.
 }
puzzle-right = Right.
puzzle-wrong-move = Not this one: { $reply } beats { $move }.
puzzle-wrong-drawn = Not this one: after { $move }, { $reply } holds the draw.
puzzle-wrong-points = Not this one: after { $move }, { $reply } takes too much.
puzzle-wrong-ends = Not this one: { $move } ends the game too early.
puzzle-wrong-outcome = Not this time. It is { $right }.
puzzle-wrong-count = Not this time. Moves that win: { $right }.
puzzle-wrong-component = Not this time. It is part { $right }: { $part }
puzzle-law-is = The positions that are lost are exactly those where { $law }
puzzle-law-source = A theorem: { $source }
puzzle-no-answer = { $text } is no answer to this question
puzzle-expect-outcome = P, N or D
puzzle-expect-number = a natural number
puzzle-expect-sizes = a law of { $sizes ->
    [one] one size, n
   *[other] { $sizes } sizes: a, b and so on
 }
sheet-title = Worksheet { $seed }
sheet-name = Name: ______________________  Date: ______________
sheet-key = Key to worksheet { $seed }
sheet-heading = { $number }. { $game } (level { $level })
sheet-position = In notation: { $position }. To move: { $side }.
sheet-answer = Answer: ______________________
sheet-right = { $answer }. { $claim }
sheet-named = { $says } { $named }
cli-help-sheet-format = How the sheet is written: boards in plain text as markdown, drawn in html (a page to print) and svg (one picture)
cli-about-puzzle = Solve puzzles made from positions that are settled by proof
cli-examples-puzzle =
    Examples:
      xorcle puzzle nim --kind only
      xorcle puzzle --difficulty 3 --count 5
      xorcle puzzle --daily
      xorcle puzzle kayles --seed 7 --count 3 --with-answers
    Answers are typed, one a line; an empty line gives up. Exit status 1: some answer was wrong.
cli-help-kind = What is asked: the only move, who wins, how many moves win, which component, or the law
cli-help-difficulty = How hard; without it anything
cli-help-daily = The puzzle of the day, the same for everybody
cli-help-count-puzzles = How many puzzles; 1 unless said
cli-help-with-answers = Print the answers with their reasons instead of asking
cli-about-sheet = Print a worksheet with its key apart: Markdown, a page to print, or a picture
cli-examples-sheet =
    Examples:
      xorcle sheet --seed 2026 > sheet.md
      xorcle sheet --seed 2026 --game nim --game kayles --difficulty 2 --key key.md > sheet.md
      xorcle sheet --seed 2026 --key-only
      xorcle sheet --seed 2026 --format html > sheet.html   boards drawn, ready to print
    The same seed gives the same sheet. Without --key the key follows the sheet after a page break.
cli-help-sheet-game = A game to take positions from; may be given several times. Without it every game
cli-help-count-sheet = How many questions; 8 unless said
cli-help-key = Write the key to this file, and the sheet without it
cli-help-key-only = Print the key alone
puzzle-number = Puzzle { $number }: { $kind }
puzzle-none = no puzzle of this sort was found within the limit of work
cli-help-fair = Begin at a start that you win, moving first, if you find so many only-moves: 1 to 5
fair-none = no start of { $game } that needs exactly { $k ->
    [one] one only-move
   *[other] { $k } only-moves
 } was found
puzzle-name = Puzzles
puzzle-promise = Find the move. As hard as you are good.
daily-name = Today's puzzle
daily-promise = The same for everybody, every day.
sprint-name = P or N?
sprint-promise = Two minutes: who wins?
fair-name = Fair start
fair-promise = A start that you can win.
puzzle-title = { $kind }, level { $level }
puzzle-stand = rating { $rating } · { $right } right, { $missed } missed
sprint-stand = { $clock } · { $right } right, { $missed } missed
puzzle-keys-outcome = Keys: p lost, n won, d drawn.
puzzle-keys-move = Point with the arrow keys, Enter chooses; : types the move.
puzzle-waits = A position is being looked for.
puzzle-no-more = No more puzzles were found.
puzzle-marking = The answer is being checked.
puzzle-view-later = Answer first, or give up with s; then v opens it.
sprint-begin = Two minutes. Say of each position who wins: p if the side to move loses, n if they win, d if neither side can force it. The positions become harder as you get better. Enter starts the clock.
sprint-last = The one before: { $says }
sprint-over = Time! { $right } right, { $missed } missed. Rating: { $before } to { $after }.
sprint-missed = Missed, with the answer. v opens one, Enter runs again.
sprint-again = Nothing was missed. Enter runs again.
puzzle-help = A position is shown with a question; its answer is proved. Point out a move, press p, n or d, or type a number or a law and Enter. t gives a hint and halves the gain; s gives up, which counts as missed. After the answer comes the reason: Enter goes on, v opens the position as a game.
fair-help = A start is looked for that you, moving first, win against the perfect player if you find exactly so many only-moves. Left and right change a row, N looks for another start, Enter plays it.
fair-game = Game
fair-count = Only-moves (k)
fair-other = Position
fair-found = A fair start, k = { $k }: you move first and can win.
fair-means = An only-move is a turn with a choice and one winning move only. k counts those that the opponent can make you find when you go the easiest way.
puzzle-mover = { $sign } { $side ->
    [first] The first player
   *[second] The second player
 } moves: that is you.
puzzle-hint = Hint, for half the gain: { $says }
puzzle-hint-not = It is not { $mv }.
puzzle-variant = Here: { $means }{ $value ->
    [true] {"."}
   *[other] {": "}{ $value }
 }
puzzle-start = start
puzzle-answer-key = answer
outcome-won-words = win|wins|won|first|first wins|first player wins|mover wins|N position|next
outcome-lost-words = lose|loses|lost|second|second wins|second player wins|mover loses|P position|previous
outcome-drawn-words = draw|drawn|tie
puzzle-fewer = Found: { $found } of { $asked }. There are no more that differ and have one answer.
