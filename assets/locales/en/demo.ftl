cli-about-demo = Watch the oracle play itself and give its reasons
cli-long-demo =
    Plays a game out with the oracle on both sides. Each turn shows the position, then tells why it is won, lost or drawn, step by step, then the move. The same seed tells the same game. On a terminal it is a screen that can be held, stepped and played on; with --plain, or where there is no terminal, it is told in lines.
cli-examples-demo =
    Examples:
      xorcle demo nim 3,5,7
      xorcle demo kayles --pace 5 --seed 7
      xorcle demo nim 3,5,7 --plain --level greedy
      xorcle demo tic-tac-toe --pace 0 --plies 3 > game.txt
cli-help-demo-pace = Seconds between two sayings; by default as set (2), and 0, no waiting, where standard output is no terminal
cli-help-demo-plies = Stop after so many plies; by default { $plies }
demo-begins = The oracle plays itself: { $game }, seed { $seed }.
demo-remark = Says { $side }: { $remark }
demo-plays = { $mv }: { $side } { $told }.
demo-stops = { $plies ->
    [one] The demo stops after one move. The game is not over.
   *[other] The demo stops after { $plies } moves. The game is not over.
 }
cli-help-demo-level = How the side plays that does not begin: perfect, or with a flaw such as greedy
cli-help-demo = Show the oracle playing itself, with its reasons; a recording then goes on to the end of the game
demo-flawed = This time { $side } has a flaw: { $level }.
demo-name = The oracle plays itself
demo-promise = Watch a game played without a mistake.
demo-title = Demo: { $game }
demo-state = move { $ply }, { $state ->
    [over] at the end
    [plays] a saying every { $seconds } s
   *[holds] on hold
 }
demo-pace = The pace is { $seconds } s a saying{ $limit ->
    [fastest] , and there is no faster one.
    [slowest] , and there is no slower one.
   *[none] .
 }
demo-keys = Space holds it and lets it go on. Right and left step by sayings, down and up by moves. Enter lets you play on from what you see.
demo-what-now = Space tells the game again, r another one from this start, n a game of other rules.
demo-over = The game is over here. Step back; then Enter plays on.
demo-taken-over = It is your move now.
demo-no-rivals = No flaw makes a difference in this game.
demo-stopped = The thinking was stopped. Space asks once more.
demo-no-move = The demo ends here. { $why }
key-demo = demo
key-rival = other opponent
key-other-game = other game
screen-help-demo = The oracle plays both sides and says why: what the position is worth, what to look at, where, which move, and why nothing helps against it. It goes on by itself at the pace that is set, and Space holds it. Right and left step by sayings, down and up by moves. f gives the side that does not begin one flaw after another, and you see it lose; n and Tab show another game, s sets this one up. Enter lets you play on from the position that shows.
