cli-about-demo = Watch the oracle play itself and give its reasons
cli-long-demo =
    Plays a game out with the oracle on both sides. Each turn tells the position in words, then why it is won, lost or drawn, step by step, then the move. The same seed tells the same game.
cli-examples-demo =
    Examples:
      xorcle demo nim 3,5,7
      xorcle demo kayles --pace 5 --seed 7
      xorcle demo tic-tac-toe --pace 0 --plies 3 > game.txt
cli-help-demo-pace = Seconds between two sayings, 0 for none; by default 2, and 0 where standard output is no terminal
cli-help-demo-plies = Stop after so many plies; by default { $plies }
demo-begins = The oracle plays itself: { $game }, seed { $seed }.
demo-remark = Says { $side }: { $remark }
demo-plays = { $mv }: { $side } { $told }.
demo-stops = { $plies ->
    [one] The demo stops after one ply. The game is not over.
   *[other] The demo stops after { $plies } plies. The game is not over.
 }
