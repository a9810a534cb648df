cli-about-demo = 看引擎自我对弈，每一步都讲理由
cli-long-demo =
    引擎执双方，把一局棋下完。每一步先给出局面，再一步一步说明为什么是胜、是负还是和，最后说出走法。种子相同，说的就是同一局。在终端上它是一个画面，可以暂停、前后走、接着下；加上 --plain，或没有终端时，就用文字说出来。
cli-examples-demo =
    示例：
      xorcle demo nim 3,5,7
      xorcle demo kayles --pace 5 --seed 7
      xorcle demo nim 3,5,7 --plain --level greedy
      xorcle demo tic-tac-toe --pace 0 --plies 3 > game.txt
cli-help-demo-pace = 两句话之间的秒数；默认按设置（2），标准输出不是终端时为 0，即不停顿
cli-help-demo-plies = 走这么多步后停止；默认 { $plies }
demo-begins = 引擎自我对弈：{ $game }，种子 { $seed }。
demo-remark = { $side }说：{ $remark }
demo-plays = { $side }{ $told }：{ $mv }
demo-stops = 走了 { $plies } 步，演示到此为止，棋局尚未结束。
cli-help-demo-level = 后走的一方怎样下：perfect，或带某种缺陷，如 greedy
cli-help-demo = 显示引擎自我对弈，每一步都讲理由；录像会一直录到终局
demo-flawed = 这一次{ $side }有一个缺陷：{ $level }。
demo-name = 自我对弈
demo-promise = 看完美棋手自己对下，每一步都讲理由。
demo-title = 演示：{ $game }
demo-state = 第 { $ply } 步，{ $state ->
    [over] 已到终点
    [plays] 每 { $seconds } 秒一句
   *[holds] 已暂停
 }
demo-pace = 现在的速度：每 { $seconds } 秒一句{ $limit ->
    [fastest] ，已是最快。
    [slowest] ，已是最慢。
   *[none] 。
 }
demo-keys = 空格键暂停或继续。左右键一句一句地走，上下键一步一步地走。按回车由你从眼前的局面接着下。
demo-what-now = 空格键重看一遍，r 从同一开局另下一局，n 换一种游戏。
demo-over = 这里棋局已经结束。先往回走，再按回车接着下。
demo-taken-over = 现在由你来走。
demo-no-rivals = 在这个游戏里，任何缺陷都不起作用。
demo-stopped = 思考已被停止。按空格键再问一次。
demo-no-move = 演示到此为止。{ $why }
key-demo = 演示
key-rival = 换对手
key-other-game = 换游戏
screen-help-demo = 引擎执双方对弈并说明理由：局面的胜负，该看什么，在哪里，走哪一步，以及对方为什么无法挽回。演示按设定的速度自行前进，空格键暂停。左右键一句一句地走，上下键一步一步地走。f 依次让后走的一方带上一种缺陷，看它怎样输掉；n 和 Tab 换一种游戏，s 设置这个游戏。按回车由你从眼前的局面接着下。
