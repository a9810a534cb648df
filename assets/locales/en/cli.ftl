cli-about = Combinatorial games against an opponent that never errs and explains why
cli-examples =
    Examples:
      xorcle                              open the gallery
      xorcle play nim 3,5,7               play a position
      xorcle ask nim 3,5,7                why it is won, and by which moves
      xorcle games                        every game there is
cli-about-ask = Tell who wins a position, why, and what every move does
cli-examples-ask =
    Examples:
      xorcle ask nim 3,5,7
      xorcle ask subtraction 30 --set take=1,4,9 --lang zh-CN
      xorcle ask ends 4,7,2,9,5,2 --json
      xorcle ask flow-game @network.dot
      printf '%s\n' '{"{"}"game":"nim","position":"3,5,7"{"}"}' | xorcle ask --batch

    Exit status: 0 answered, 2 the request was wrong, 3 stopped by a limit.
cli-about-table = Print the values of a game with one or two sizes, and their period
cli-examples-table =
    Examples:
      xorcle table bash --set max=4 --to 20
      xorcle table wythoff --to 12
      xorcle table subtraction --set take=1,4,9 --to 200 --format json
cli-about-guess = Hold a law that you conjecture against the oracle
cli-long-guess =
    Hold a law that you conjecture against the oracle: the smallest counterexample, a check, a proof, or the theorem itself.
    A comparison claims which positions are lost; a number claims to be the nim-value. Sizes are n, or a, b, c, ...;
    k is the difference b - a. Operators: == != < <= > >= in {"{"}…{"}"} and or not ^ (nim-sum) + - * / (exact) % ** (power).
    Functions: floor ceil abs min max ones bits twos root fibonacci square prime power_of_two if(…,…,…), and phi.
cli-examples-guess =
    Examples:
      xorcle guess bash 'n % 4 == 0'
      xorcle guess nim 'a ^ b ^ c == 0'
      xorcle guess wythoff 'a == floor(k*phi)'
      xorcle guess subtraction 'n % 5 in {"{"}0, 2{"}"}' --set take=1,4
cli-about-diff = Hold two sets of rules side by side and tell which positions change hands
cli-examples-diff =
    Examples:
      xorcle diff bash 'bash[misere=true]'
      xorcle diff 'subtraction[take=1,2,3]' 'subtraction[take=1,2,4]'
      xorcle diff nim 'nim[misere=true]' --sizes 3
cli-about-games = List the games, or tell all about one
cli-examples-games =
    Examples:
      xorcle games
      xorcle games wythoff
      xorcle games nim --json
cli-about-config = Show, check or write the settings
cli-examples-config =
    Examples:
      xorcle config            what is set, as a file would say it
      xorcle config --path
      xorcle config --check
      xorcle config --init     write a file with every setting explained
cli-about-completions = Print the completions of a shell
cli-examples-completions =
    Examples:
      xorcle completions bash > ~/.local/share/bash-completion/completions/xorcle
      xorcle completions zsh > ~/.zfunc/_xorcle
      xorcle completions fish > ~/.config/fish/completions/xorcle.fish
cli-about-man = Print a page of the manual, or write all of them to a folder
cli-examples-man =
    Examples:
      xorcle man | man -l -
      xorcle man ask | man -l -
      xorcle man --install ~/.local/share/man/man1   then “man xorcle” and “man xorcle-ask” show them
cli-help-game = The game: a name of the list that “xorcle games” prints, or its title in either language
cli-help-position = The position in the notation of the game, or @FILE, which holds it (@- is the standard input); without it the preset start
cli-help-set = A parameter of the game; for a graph @FILE reads a file of arcs, one a line, or a DOT file
cli-help-json = Print JSON for programs
cli-help-batch = Read questions as lines of JSON and answer each with a line of JSON
cli-help-more = Print the whole reason, every row and every move
cli-help-no-moves = Leave out what every move does
cli-help-within = Stop after so long: 2s, 500ms
cli-help-to = The last size
cli-help-law = The law, such as 'n % 4 == 0'
cli-help-variant = A game with its parameters, such as bash or 'bash[max=5]'
cli-help-sizes = How many sizes the positions have that are compared
cli-help-format = How to print it
cli-help-seed = What lots are drawn from; the same number gives the same lots
cli-help-shell = The shell
cli-help-man-command = A command with a page of its own
cli-help-config-path = Tell where the settings file is
cli-help-config-check = Tell every mistake in the settings file
cli-help-config-show = Print the settings as they are
cli-help-config-init = Write a settings file that explains every setting
cli-help-lang = The language: en or zh-CN (also --language)
cli-help-theme = The colours
cli-help-color = Whether to use colours
cli-help-config = A settings file of its own
cli-help-ascii = Draw boards with ASCII signs only
cli-help-plain = Speak in lines; no drawing, no cursor
cli-help-mouse = Let the mouse play
cli-help-list-themes = List the themes
no-terminal = there is no terminal to draw on; use --plain, or a command such as “xorcle ask nim 3,5,7 --json”
no-game = no game was named
stopped = stopped before the answer was known
file-missing = there is no file { $file }
expect-position-file = @FILE, the name of a file that holds a position, or a game written as data if it ends in .toml; @- is the standard input
position-of-other-game = { $file } tells a position of { $theirs }, not of { $ours }
set-without-value = “{ $text }” sets nothing
expect-set = KEY=VALUE
expect-duration = a duration such as 2s or 500ms
position-no-text = the position is not a text
params-no-object = the parameters are not an object
expect-json-setting = a number, true or false, a text, or a list of numbers
bad-question = this line is no question: { $problem }
question-no-object = it is no object
expect-question = an object such as {"{"}"game":"nim","position":"3,5,7"{"}"}
fault-inside = this question met a fault of the program itself: please report it
line-too-long = the line has more than { $most } bytes
no-table = { $game } has no table
expect-table = a game with one or two sizes, such as bash or wythoff
no-home = there is no home folder to keep settings in
config-none = There is no file { $file }: every setting has its default.
config-fine = { $file }: no mistake.
config-there = { $file } is there already and stays as it is
config-written = { $file } is written.
human-head = { $game }  { $position }  ({ $side } to move)
human-first = the first player
human-second = the second player
human-n = N: the side to move wins
human-p = P: the side to move loses, whatever it plays
human-d = D: neither side can force a win
human-ahead = N: the side to move wins by { $by }, { $own } to { $other }
human-behind = P: the side to move loses by { $by }, { $own } to { $other }
human-level = D: both sides get the same, { $own } to { $other }
human-nimber = nim-value { $nimber }
human-plies = { $plies ->
    [one] 1 move to the end
   *[other] { $plies } moves to the end
 }
human-estimate = estimate, not proved: { $points ->
    [0] both sides seem to stand alike
    [one] the side to move seems to be one point { $way ->
        [ahead] ahead
       *[behind] behind
    }
   *[other] the side to move seems to be { $points } points { $way ->
        [ahead] ahead
       *[behind] behind
    }
 } { $depth ->
    [0] by counting alone, without a search
    [one] after a search of one move
   *[other] after a search of { $depth } moves
 }
human-expected = the side to move may expect { $mean } a round
human-expected-about = the side to move may expect { $mean } a round by its plan; the other side's plan never comes here, and against hands as they were dealt { $slack } more could be had
human-shared = { $kind ->
    [cost] all together have { $worth } to pay
   *[value] all together have { $worth } to share
 }
watch-part = { $percent } % done; Ctrl-C stops it
watch-steps = { $done ->
    [one] one step
   *[other] { $done } steps
 } done; Ctrl-C stops it
watch-proving = proving who wins: { $done ->
    [one] one step
   *[other] { $done } steps
 }; Ctrl-C stops it
watch-playing-out = playing out at random: { $done ->
    [one] one step
   *[other] { $done } steps
 }; Ctrl-C stops it
human-proved = proved
human-numbered = The line on the board, its moves numbered:
human-between = { "; " }
human-line = Line: { $moves }
human-circles = { $moves }  … and { $count ->
    [one] the last move
   *[other] the last { $count } moves
 } again and again
human-rounds = { $moves }  … and { $count ->
    [one] the last move
   *[other] the last { $count } moves
 } { $times ->
    [one] once
   *[other] { $times } times
 } more
human-more-rows = … { $count ->
    [one] one more row
   *[other] { $count } more rows
 }
human-told-more = More: { $command }
human-lit = [ ]: the places that the reason names.
human-canonical = Canonical form: { $form }.
human-parts = Nim-values of the components: { $parts }
human-part = { $position } has { $nimber }
human-sum = sum
human-typed = Moves are typed here: there are endlessly many.
human-moves = { $count ->
    [one] The only move:
    [2] Both moves:
   *[other] All { $count } moves:
 }
human-group = { $what } ({ $count }):
human-estimates = estimated, not proved ({ $count }), with the points the mover seems to be ahead:
human-more = { "  " }… and { $count } more
human-unlisted = { $count ->
    [one] One more move is not listed.
   *[other] { $count } more moves are not listed.
 }
human-met = { $moves }:
human-met-nimber = { $met } (nim-value { $nimber })
human-then = then { $answer }
human-then-blow = then { $answer }; after { $defence }, { $blow }
human-goes-on = goes on { $moves }; { $met }
human-ends = ends the game
human-unanswered = { $count ->
    [one] Of one move that gives something away no answer is shown.
   *[other] Of { $count } moves that give something away no answer is shown.
 }
human-leaves-p = wins
human-leaves-d = draws
human-leaves-n = loses
human-leaves-estimate = seems to be { $points ->
    [one] one point
   *[other] { $points } points
 } { $way ->
    [ahead] ahead
   *[behind] behind
 } (estimate)
human-leaves-expected = brings { $mean } a round against the other side's plan
human-leaves-margin = ends { $own } to { $other }
human-leaves-nimber = { $what }, leaves nim-value { $nimber }
human-leaves-plies = { $what }, { $plies ->
    [0] at once
    [one] one move later
   *[other] { $plies } moves later
 }
human-leaves-both = { $what }, leaves nim-value { $nimber }, { $plies ->
    [0] at once
    [one] one move later
   *[other] { $plies } moves later
 }
human-leaves-infinity = { $what }, leaves { $value }
human-leaves-infinity-plies = { $what }, leaves { $value }, { $plies ->
    [0] at once
    [one] one move later
   *[other] { $plies } moves later
 }
games-heaps = Heaps
games-breaks = Take and break
games-numbers = Numbers
games-coins = Coins
games-boards = Boards
games-graphs = Graphs
games-scores = Scores
games-coalitions = Coalitions
games-secrets = Secrets
games-sums = Sums
games-line = { $title }. { $promise }
games-head = { $title } ({ $id })
games-forms = { $forms }: { $told }
games-params = Parameters:
games-starts = Starts:
games-sources = Sources:
cli-about-play = Play a game
cli-examples-play =
    Examples:
      xorcle play nim
      xorcle play nim 3,5,7 --first oracle
      xorcle play tic-tac-toe --first both
      xorcle play subtraction 30 --set take=1,4,9 --level give-back
      xorcle play tic-tac-toe --plain
cli-help-first = Who begins: you or oracle; both: two people play at one screen
cli-help-level = How strong the opponent is: perfect, give-back, or one that errs in one way; depth-1 to depth-6 search so deep and estimate what lies beyond, slips-10 and slips-30 err in that per cent of their moves; where moves are mixed equilibrium or punish. It says that it is lost only where remarks are switched on in the settings
cli-help-resume = Go on with the game of a file
cli-about-methods = Run a method of the field on a position, step by step
cli-examples-methods =
    Examples:
      xorcle methods nim 3,2
      xorcle methods nim 3,2 --method sg-values
      xorcle methods tic-tac-toe XO./.X./..O -m alpha-beta --to 40
      xorcle methods wythoff 6,9 -m pn-table --format csv
      xorcle methods connect-four 44 -m iterative-deepening --depth 4
      xorcle methods subtraction -m sg-values --program cpp
      xorcle methods kuhn-poker -m cfr --to 1000
cli-help-method = The method, by its name in the list; without one, those that fit are listed
cli-help-method-to = Print so many steps at most; where strategies are learnt, so many iterations
cli-help-depth = How deep a search to a depth goes, 1 to { $most }; { $usual } if not told. Of playouts, how many times { $playouts }
cli-help-program = Print the program that goes with the method
cli-value-command = COMMAND
cli-value-duration = DURATION
cli-value-file = FILE
cli-value-folder = FOLDER
cli-value-format = FORMAT
cli-value-game = GAME
cli-value-name = NAME
cli-value-setting = KEY=VALUE
cli-value-kind = KIND
cli-value-language = LANGUAGE
cli-value-law = LAW
cli-value-lesson = LESSON
cli-value-method = METHOD
cli-value-position = POSITION
cli-value-problem = PROBLEM
cli-value-seconds = SECONDS
cli-value-theme = THEME
cli-value-when = WHEN
cli-value-who = WHO
cli-value-word = WORD
cli-value-size = COLUMNSxROWS
cli-value-keys = KEYS
cli-usage-options = OPTIONS
cli-possible = possible: { $words }
cli-usual = default: { $words }
cli-noted = { $help } [{ $note }]
refusal-unknown = there is no argument { $arg } here
refusal-command = there is no command “{ $name }”
refusal-missing = missing: { $args }
refusal-empty = a value is missing behind { $arg }
refusal-value = “{ $value }” is no value of { $arg }
refusal-conflict = { $arg } does not go together with { $others }
refusal-twice = { $arg } may be given once
refusal-many = { $arg } has too many values
refusal-other = the arguments cannot be understood
refusal-range = a number in { $range }
refusal-usage = Usage: { $usage }
refusal-help = More: add --help
cli-both = { $one }; { $other }
cli-value-shell = SHELL
cli-value-other-game = GAME2
cli-value-bytes = SIZE
cli-value-address = URL
cli-value-parts = KIND,...
cli-value-bot = BOT
cli-value-start = GAME:POSITION
