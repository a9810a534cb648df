cli-about-arena = Let programs, named flaws and the oracle play each other, every game judged exactly
cli-examples-arena =
    Examples:
      xorcle arena "python3 bot.py" oracle random --game nim:3,5,7
      xorcle arena ./a ./b greedy --game ends:4,7,2,9 --game nim --games 5 --keep games
      xorcle play nim 3,5,7 --bot "python3 bot.py"
    A program reads and writes lines; it is told, and answers:
      xorcle 1                  ok NAME
      game nim misere=true
      position 3,5,7
      you first
      go 2000                   2:5->4
      play 3:7->1
      end win
      quit
    Lines that begin with info are passed over. Late, silent or illegal: the game is lost.
    Where the sides do not see the same, position is told before each go, as the mover sees it, and play is not.
cli-help-players = The players: oracle, random, a level such as greedy, or a command in quotes
cli-help-arena-game = A game and a position, such as nim:3,5,7; may be given several times
cli-help-arena-games = Games of each pair on each seat
cli-help-arena-time = How long a move may take: 2s, 500ms
cli-help-arena-keep = Keep the games in this folder; xorcle review opens them
cli-help-bot = A program plays, by the line protocol of “xorcle arena --help”
cli-help-versus = Against whom it plays: oracle, random, a level, or a command
arena-unfit = the level { $level } makes no difference in this game
arena-expect-player = oracle, random, a level such as greedy, or a command
arena-foul-late = It gave no move in time.
arena-foul-ended = It ended before the game did.
arena-foul-illegal = It said “{ $text }”, which is no legal move.
arena-legal = Legal was, for example, { $mv }.
arena-won = Won in { $plies ->
    [one] one move
   *[other] { $plies } moves
 }.
arena-drawn = Drawn after { $plies ->
    [one] one move
   *[other] { $plies } moves
 }.
arena-lost = Lost after { $plies ->
    [one] one move
   *[other] { $plies } moves
 }.
arena-given = Move { $ply }: { $mv } at { $position } turned { $before } into { $after }.
arena-head-player = player
arena-head-points = points
arena-head-winnable = won of winnable
arena-head-errors = given away
arena-head-fouls = fouls
arena-head-slowest = slowest move
cli-about-rule = A rule that a program knows: its whole game as a graph, judged like any game of the house
cli-examples-rule =
    Examples:
      xorcle rule 7 -- python3 rule.py
      xorcle rule 3,4 --save my-rule -- ./rule
      xorcle play my-rule
    The program is told moves POSITION and answers a line MOVE POSITION for each move and then end; where the game is
    over it answers over lost, over won or over drawn, for the side to move.
cli-help-rule-position = The position to begin from
cli-help-rule-most = Positions at most
cli-help-rule-save = Keep the game under this name, for play, ask, table, puzzle, prove
rule-found = { $count ->
    [one] One position
   *[other] { $count } positions
 }, { $arcs ->
    [one] one move
   *[other] { $arcs } moves
 }.
rule-best = Winning moves: { $moves }
rule-saved = Kept as { $name }: xorcle play { $name }
rule-too-many = the game has more than { $most } positions
rule-answer = the program answered “{ $text }” to “{ $asked }”
rule-expect-answer = MOVE POSITION, end, or over lost, won or drawn
rule-silent = the program gave no answer to “{ $asked }” in time
rule-bad-name = “{ $name }” cannot be the name of a game
rule-expect-name = small letters, digits and hyphens
arena-unlisted = the moves of this game are typed and not listed, so none can be drawn by lot
cli-about-gomocup = Play five in a row under a manager of the Gomocup tournament
cli-examples-gomocup =
    Examples:
      xorcle gomocup --level depth-3
      printf 'START 15\nBEGIN\n' | xorcle gomocup
    The manager says a line, and is answered by one:
      START 15                  OK
      INFO timeout_turn 1000
      BEGIN                     7,7
      TURN 8,7                  8,8
      END
    Known are START, RECTSTART, RESTART, BEGIN, TURN, BOARD, TAKEBACK, INFO, ABOUT and END. Columns and rows count from 0. A move is made in
    time: where the oracle takes too long, a search to a depth answers. “INFO max_node” limits the work instead, and then the same
    position has the same answer.
gomocup-unknown = this command is not known here
gomocup-unstarted = no game was started
gomocup-size = boards have { $least } to { $most } rows and columns
gomocup-rule = free style alone is played here: five or more in a row (rule 0)
gomocup-begun = there are stones on the board already
gomocup-cell = that cannot be done on “{ $text }”
gomocup-list = the list has a line that puts no stone on a free cell
gomocup-over = the game is over
