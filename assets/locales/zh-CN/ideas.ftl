## Why

idea-by = { $mv }（{ $does }）
idea-two = { $one }{ $two }
idea-look-ends = 你一步就能取胜。
idea-look-double = 有一步同时造成几个威胁，对手怎样应都输。
idea-look-unmet = 有一步造成威胁，对手怎样应都输。
idea-look-squeeze = 有一步本身没有威胁，但对手不得不走，而怎么走都让你立刻取胜：这就是迫走。
idea-look-helpless = 有一步之后，无论对手怎样应，你都立刻取胜。
idea-look-forcing = { $count ->
    [1] 有一步使对手几乎别无选择。
   *[other] 你有一连 { $count } 步，使对手几乎别无选择。
}
idea-look-combination = 你有一组 { $count } 步的强制手段：前几步对手都只有一种应着，最后一步则无从应对。
idea-look-mutual = 有一步停着（等着）：走完之后谁先动谁吃亏，而轮到的是对手。
idea-look-saves = 有一步之后，对手要是能停一手就是和棋；可是不能停：这就是迫走。
idea-look-race = 这是赛跑，且由你先走：你还差 { $winner } 步，对手还差 { $loser } 步。你在第 { $home } 步（双方合计）到达，对手最早在第 { $late } 步。{ $held ->
    [0] {""}
   *[other] 对手最多能拖住你 { $held } 步。
}
idea-look-tempo-draw = 你赢就赢在轮到你走：若轮到对手，就是和棋。
idea-look-ahead = 你整整领先一步：就算轮到对手走，你也能赢。
idea-look-counting = 没有哪个威胁单独决定胜负，每种应着都得应付。
idea-look-must = 对手威胁 { $threats }{ $count ->
    [1] 。
   *[other] ，其中任何一步都取胜。
}你有 { $met } 种走法能应付；走别的立刻就输。{ $slack ->
    [0] {""}
   *[other] 其中只有 { $kept } 种能{ $worth ->
        [win] 保住胜势
       *[draw] 守和
    }。
}
idea-look-must-later = 若轮到对手走，{ $threats }{ $after ->
    [0] {""}
   *[other] ，再走 { $after }
} 就能在 { $plies } 步内取胜。你只有 { $kept } 种走法能{ $worth ->
    [win] 保住胜势
   *[draw] 守和
}。
idea-look-spare = 双方再也妨碍不了对方，只要数步数：你还有 { $own } 步，对手还有 { $other } 步。先走完的不会是你。
idea-look-lost-mutual = 迫走：这里轮到谁走谁输，而轮到的是你。
idea-look-lost-saves = 迫走：你要是能停一手就是和棋，坏就坏在不得不走。
idea-look-lost-threat = 对手威胁 { $threats }。{ $met ->
    [0] { $count ->
        [1] {""}
       *[other] 这样的威胁有 { $count } 个；
    }你无论怎样走，它都立刻取胜。
   *[other] 你有 { $met } 种走法能拖延，但后来还是输。
}
idea-look-lost-race = 这是赛跑，对手更快：它还差 { $winner } 步，你还差 { $loser } 步，尽管轮到你先走。它在第 { $home } 步（双方合计）到达，你最早在第 { $late } 步。{ $held ->
    [0] {""}
   *[other] 你最多能拖住它 { $held } 步。
}
idea-look-lost-later = 对手整整领先一步：你若停一手，{ $threats }{ $after ->
    [0] {""}
   *[other] ，再走 { $after }
} 就在 { $plies } 步内取胜。{ $met ->
    [0] 你无论怎样走，它都至少同样快地取胜。
   *[other] 你有 { $met } 种走法能拖延，但后来还是输。
}
idea-look-lost-spare = 双方再也妨碍不了对方，只要数步数：你还有 { $own } 步，对手还有 { $other } 步。先走完的是你。
idea-look-lost-counting = 不是单独哪个威胁决定胜负：你的 { $moves } 种走法各有对策。
idea-look-lost-one = { $moves ->
    [1] 你只有一种走法，对手应以 { $answer }。
   *[other] 你的 { $moves } 种走法，对手都可应以 { $answer }。
}
idea-look-drawn-wait = 若轮到对手走，它就输。可是你必须走，而你怎样走都放过了它。
idea-look-drawn-turn = 若轮到对手走，它就赢：你靠先走得救。
idea-look-drawn-level = 这里无论轮到谁走，都没有人能赢。
idea-look-drawn = 双方都不能强行取胜。
idea-place = 注意 { $places }。
idea-place-lost = { $whose ->
    [other] 注意 { $places }：放任不管，对手就在那里取胜。
   *[you] 下面所说的防守走在 { $places }。
}
idea-play = 走 { $mv }。
idea-play-so = 走 { $mv }。{ $why }
idea-beat-ends = { $mv ->
    [0] 这一步
   *[other] 接着 { $mv } 这一步
}立刻取胜{ $does ->
    [0] 。
   *[other] ：{ $does }。
}
idea-beat-unmet = { $mv ->
    [0] 它威胁
   *[other] 接着 { $mv } 威胁
} { $threats }{ $count ->
    [1] ，怎样应都输。
   *[other] ，怎样应都输。
}
idea-beat-squeeze = { $mv ->
    [0] 这步棋本身没有威胁
   *[other] 接着 { $mv } 本身没有威胁
}，但接着走的一方无论怎样走都立即告负，若能停一手就不会输：这就是迫走。
idea-beat-helpless = { $mv ->
    [0] 此后
   *[other] 接着走 { $mv } 之后，
}无论怎样应对都立刻输棋。
idea-beat-single = { $mv ->
    [0] 它只留下一种应着
   *[other] 接着 { $mv } 只留下一种应着
} { $answer }。
idea-beat-only = { $mv ->
    [0] 此后
   *[other] 接着走了 { $mv }，
}除了 { $answer }，怎样应都立刻输掉。
idea-beat-threat = { $mv ->
    [0] 它
   *[other] 接着 { $mv } 这一步
}{ $count ->
    [1] {""}
   *[other] 同时
}威胁 { $threats }；只有 { $met ->
    [1] {""}
   *[other] {""}
}{ $answers } 能应付。
idea-beat-unmet-later = { $mv ->
    [0] 它威胁
   *[other] 接着 { $mv } 威胁
} { $threats }{ $after ->
    [0] {""}
   *[other] ，再走 { $after }
}，{ $plies } 步内取胜，怎样应都输。
idea-beat-later = { $mv ->
    [0] 它威胁
   *[other] 接着 { $mv } 威胁
} { $threats }{ $after ->
    [0] {""}
   *[other] ，再走 { $after }
}，{ $plies } 步内取胜；只有 { $met ->
    [1] {""}
   *[other] {""}
}{ $answers } 能应付。
idea-mutual = 此后轮到谁走谁输，而轮到的是对手：这就是迫走。
idea-saves = 那时对手要是能停一手就是和棋，可是不得不走：这就是迫走。
idea-race = 无论对手做什么，你最多再走 { $total } 步就赢；对手就算没人挡路也还差 { $loser } 步，而且后走。
idea-later = 双方都走最佳走法，接下去是 { $moves }。{ $why }
idea-later-race = 此后就是赛跑：赢的一方最多再走 { $total } 步；另一方就算没人挡路也还差 { $loser } 步，而且后走。
idea-later-mutual = 此后轮到谁走谁输：这就是迫走。
idea-later-saves = 此后输的一方要是能停一手就是和棋，可是不得不走：这就是迫走。
idea-later-spare = 此后双方再也妨碍不了对方，只要数步数：轮到的一方还有 { $own } 步，另一方还有 { $other } 步。
idea-story = 所列主线中，{ $moves }。
idea-story-move = 第 { $number } 步是 { $mv }（{ $does }）
idea-finish = 从主线第 { $number } 步 { $mv } 起，此后步步都是唯一应着。{ $told }
idea-hold = { $way ->
    [only] { $mv } 是唯一的走法
    [equal] 你的 { $total } 种走法支撑的步数相同，例如 { $mv }
   *[longest] { $mv } 抵抗最久
}：{ $plies ->
    [0] 棋局随即结束。
   *[other] 还有 { $plies } 步。
}
idea-answer = 对手应以 { $mv }。{ $told }
idea-keep = 走 { $mv }：保住和棋。{ $others ->
    [0] {""}
   *[other] 另有 { $others } 种走法会输。
}
idea-answers-met = { $answers ->
    [1] 对手只有一种应着，这样对付它。
   *[other] 对手有 { $answers } 种应着，{ $replies ->
        [0] 每一种都使棋局结束。
       *[other] 你用 { $replies } 种走法即可全部对付。
    }
}{ $forced ->
    [0] {""}
   *[other] 其后若列有走法，都是唯一应着，直到取胜；… 表示任何应着。
}
idea-answers-alike = 对手有 { $answers } 种应着，但棋盘可以旋转和翻转，其中{ $kinds ->
    [1] 没有不同的
   *[other] 只有 { $kinds } 种不同
}。每行列出对付其中第一种的走法。{ $forced ->
    [0] {""}
   *[other] 其后若列有走法，都是唯一应着，直到取胜；… 表示任何应着。
}
idea-moves-met = { $moves ->
    [1] 你唯一的走法，对手应对如下。
   *[other] 你的 { $moves } 种走法{ $replies ->
        [0] 都使棋局结束。
       *[other] 都有应着：{ $replies } 种就够了。
    }
}{ $forced ->
    [0] {""}
   *[other] 其后若列有走法，都是唯一应着，直到取胜；… 表示任何应着。
}
idea-moves-alike = 你有 { $moves } 种走法，但棋盘可以旋转和翻转，其中{ $kinds ->
    [1] 没有不同的
   *[other] 只有 { $kinds } 种不同
}。每行列出对付其中第一种的应着。{ $forced ->
    [0] {""}
   *[other] 其后若列有走法，都是唯一应着，直到取胜；… 表示任何应着。
}
idea-proof-lines = { $lines ->
    [1] 这一条变化即为完整的证明：负方在其中别无走法。
   *[other] 以下 { $lines } 条变化即为完整的证明：负方的每种走法都列出，胜方各以一种走法应对。
}
idea-given-away = 有 { $moves } 种走法会丢掉和棋：{ $replies ->
    [0] 每一种都使棋局结束。
    [1] 对此只用一种应着即可取胜。
   *[other] 对此用 { $replies } 种应着即可全部取胜。
}{ $forced ->
    [0] {""}
   *[other] 其后若列有走法，都是唯一应着，直到取胜；… 表示任何应着。
}
idea-shot = 走 { $mv } 就输给 { $answer }。{ $told }
idea-shot-later = 走 { $mv } 就输：双方都走最佳走法，接下去是 { $moves }。
idea-care = 这里怎样走都不输，后来{ $who ->
    [you] 你
   *[opponent] 对手
}却要小心：到所列主线第 { $number } 步 { $mv }，另有 { $others } 种走法会输；例如 { $bad }，应着是 { $answer }。
idea-refuge = { $who ->
    [you] 无论对手怎样走，你只需走到 { $places }，就总能不输。
   *[opponent] 无论你怎样走，对手只需走到 { $places }，就总能不输。
 }
idea-safe = { $who ->
    [you] 从这里起，你怎样走都不会输。
   *[opponent] 从这里起，对手怎样走都不会输。
 }
idea-held-next = { $who ->
    [you] 你同样不会输：走了 { $mv } 之后，对每种应着你都有不输的走法
   *[opponent] 对手同样不会输：对你每种守和的走法，它都有不输的应着
 }。再往后由终局逐步倒推得出。
idea-fortress = { $who ->
    [you] 你
   *[opponent] 对手
}按表中的 { $positions } 个局面守和：各走旁边的一步，无论怎样应，都回到其中之一，或者不输而终局。
idea-circle = 双方可以这样守和：走过 { $moves }，又回到同一局面，其中每一步都保住和棋。
idea-circle-later = 双方可以这样守和：从所列主线第 { $number } 步起，走过 { $moves }，又回到同一局面，其中每一步都保住和棋。
idea-head-answers = 应着
idea-head-reply = 你的应着
idea-head-on = 其后
idea-head-moves = 你的走法
idea-head-answer = 应着
idea-head-line = 变化
idea-head-your-turn = 轮到你
idea-head-you-play = 你走
idea-head-its-turn = 轮到对手
idea-head-it-plays = 它走
idea-head-plies = 步数
