cli-about-demo = 看神谕自己与自己对弈，并说出理由
cli-long-demo =
    由神谕执双方，把一局棋下完。每一步先用文字说出局面，再一步一步说明为什么是胜、是负还是和，最后说出着法。种子相同，说的就是同一局。
cli-examples-demo =
    示例：
      xorcle demo nim 3,5,7
      xorcle demo kayles --pace 5 --seed 7
      xorcle demo tic-tac-toe --pace 0 --plies 3 > game.txt
cli-help-demo-pace = 两句话之间的秒数，0 表示不停顿；默认 2，标准输出不是终端时为 0
cli-help-demo-plies = 走这么多步后停止；默认 { $plies }
demo-begins = 神谕自己与自己下{ $game }，种子 { $seed }。
demo-remark = { $side }说：{ $remark }
demo-plays = { $side }{ $told }：{ $mv }
demo-stops = 走了 { $plies } 步，演示到此为止，棋局尚未结束。
