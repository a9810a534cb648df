connect-four-name = 四子棋
connect-four-alias = 四连棋|屏风式四子棋
connect-four-promise = 棋子下落，四子连线。
connect-four-rules = 双方轮流把棋子投入竖立棋盘的各列。棋子落到该列最低的空格。谁先在横、竖或斜线上把自己的棋子连成 { $k } 个或更多，谁就赢；棋盘填满仍无连线为和棋。
connect-four-notation = 从空棋盘起依次写出所下的列，列从 1 数起：44535；空棋盘写作 -。一步棋就是一列。文中的 (4,3) 表示第 4 列、从下往上数第 3 行的格子。
connect-four-param-cols = 棋盘的列数
connect-four-param-rows = 棋盘的行数
connect-four-param-k = 连成几个获胜
connect-four-no-column = 没有第 { $column } 列：棋盘只有 { $columns } 列
connect-four-column-full = 第 { $column } 列已满
connect-four-over = 棋局已经结束：已有连线，或棋盘已满
connect-four-note = 连成 { $k } 个者胜。
connect-four-tell = 在第 { $column } 列{ $form ->
    [did] 投了一子
   *[do] 投一子
 }

## Why

connect-four-claim-win = { $plies ->
    [1] 你下一子即胜（全局第 { $last } 子）
   *[other] 你能赢，最多 { $plies } 步，全局第 { $last } 子连成
 }；{ $moves ->
    [1] 能做到的只有一列
   *[other] 有 { $moves } 列能做到
 }{ $others ->
    [0] 。
   *[other] ，另有 { $others } 列也能赢，只是慢一些。
 }
connect-four-claim-draw = 双方都无法强行连线；{ $total ->
    [1] 唯一能下的列守住和棋。
   *[other] { $others ->
        [0] 全部 { $total } 列都能守和。
       *[other] { $total } 列中有 { $moves } 列能守和。
    }
}
connect-four-claim-loss = 下哪一列都输，最迟 { $plies } 步：全局第 { $last } 子连成线。
connect-four-ask = 哪些空格能连成 { $k } 个？是谁的？这些格子在奇数行还是偶数行，最后谁不得不下在它们下面？
connect-four-ask-now = 现在可落子的空格中，下在哪里能连成 { $k } 子？是谁的线？
connect-four-look-finish = 你有一条线现在就能连成。
connect-four-look-danger = 对手有一条线只差一子，差在 { $cell }，且该格现在就可落子：必须在那里挡住。
connect-four-look-double = 对手在 { $cells } 都能连成线，一子无法同时挡住这几处。
connect-four-look-threats = 能连成线的空格，行从下往上数。你的：奇数行 { $mine_odd }；偶数行 { $mine_even }。对手的：奇数行 { $theirs_odd }；偶数行 { $theirs_even }。
connect-four-look-quiet = 目前还没有任何一格落子即可连成 { $k } 子。
connect-four-look-dead = 凡是还有空格的 { $k } 格线，都已有双方的棋子：谁也连不成了。
connect-four-place = { $kind ->
    [win] 赢得最快的格子
   *[draw] { $count ->
        [1] 只有这一格能守和
       *[other] 这些格子能守和
     }
 }：{ $cells }。
connect-four-place-none = { $moves ->
    [1] 唯一的一列也输，无可挽救。
   *[other] { $moves } 列全输，无一可救。
 }
connect-four-move-finish = 下第 { $column } 列：连成 { $cells }{ $count ->
    [0] 。
   *[other] ；{ $also }也一样。
 }
connect-four-move-finish-also = 第 { $column } 列（{ $cells }）
connect-four-move-fork = 下第 { $column } 列：这样 { $cells } 都能连成线，对手只能挡住一处。
connect-four-move-force = 下第 { $column } 列：威胁 { $cells }，对手不得不应。
connect-four-move-block = 下第 { $column } 列：占住对手能连成线的一格。
connect-four-move-threat = 下第 { $column } 列：从此 { $cells } 能让你连成线。
connect-four-move-part = 下第 { $column } 列：落在 { $cell } 的这一子，是最后决定胜负的那条线 { $line } 中的一子。
connect-four-move-denies = 下第 { $column } 列：占住 { $cell }。对手若在那里落子，{ $cells } 就能让对手连成线。
connect-four-move-plain = 下第 { $column } 列。
connect-four-move-dead = 下第 { $column } 列：已经没有线可连，下哪一列都一样。
connect-four-move-stall = 面对完美的对手，下哪一列都输。没有哪一列比第 { $column } 列抵抗得更久：连这一步共 { $plies } 步。
connect-four-tree = { $kind ->
    [win] { $side ->
        [you] 下第 { $column } 列之后你必胜
       *[other] 对手必胜
     }
   *[hold] { $side ->
        [you] 下第 { $column } 列之后对手赢不了
       *[other] 你赢不了
     }
 }，下表就是完整的证明：{ $side ->
    [you] 对手
   *[other] 你
 }可下的每一列都有一种应着，斜线隔开的各列应法相同；有线立即可连时{ $forced ->
    [yes] （如“!”之后）
   *[no] {""}
 }，只列出挡住它的那一列。{ $cells ->
    [yes] 行末写出的格子，{ $side ->
        [you] 你
       *[other] 对手
     }在那里连成线。
   *[no] {""}
 }{ $dead ->
    [yes] “–”：{ $side ->
        [you] 对手
       *[other] 你
     }已没有可连的线。
   *[no] {""}
 }{ $follow ->
    [yes] “^”：此后{ $side ->
        [you] 对手每下一子，你
       *[other] 你每下一子，对手
     }都紧跟着下在它上面（剩余格数为奇数的列，最低一格则由另一个这样的列来应），{ $kind ->
        [win] 这样就能连成线。
       *[hold] { $side ->
            [you] 对手便连不成线。
           *[other] 你便连不成线。
         }
     }
   *[no] {""}
 }
connect-four-head-play = 变化
connect-four-head-end = 结局
connect-four-no-line = { $side ->
    [you] 下第 { $column } 列之后对手赢不了：凡是还有空格的 { $k } 格线，都有你的棋子。
   *[other] 你赢不了：凡是还有空格的 { $k } 格线，都有对手的棋子。
 }
connect-four-end-fork = 从主线的末尾倒推：第 { $stone } 子（{ $side ->
    [you] 你的
   *[other] 对手的
 }）落在 { $from }，同时威胁 { $cells }，只能挡住一处；第 { $last } 子连成 { $line }。
connect-four-end-stacked = { $stone ->
    [0] 两个威胁上下相叠：{ $under } 现在就能连成线，
   *[other] 主线临近结尾，两个威胁上下相叠：第 { $stone } 子威胁 { $under }，
 }挡了之后，{ $side ->
    [you] 你
   *[other] 对手
 }就在它上面的 { $cell } 以第 { $last } 子连成 { $line }。{ $stops ->
    [yes] {""}
   *[no] 主线中改下 { $instead }，{ $side ->
        [you] 你
       *[other] 对手
     }便以第 { $last } 子在 { $end } 连成 { $shown }。
 }
connect-four-end-pair = 从主线的末尾倒推：第 { $last } 子落在 { $cell }，{ $side ->
    [you] 你
   *[other] 对手
 }连成 { $line }。{ $stone ->
    [0] { $cell } 与 { $above } 现在已是
   *[other] 从第 { $stone } 子起，{ $cell } 与 { $above } 就是
 }上下相叠的两个威胁。无论谁下在它们下面的 { $under }，{ $side ->
    [you] 你
   *[other] 对手
 }总能得到其中一格，在那里连成线。
connect-four-end-stepped = 从主线的末尾倒推：第 { $last } 子落在 { $cell }，{ $side ->
    [you] 你
   *[other] 对手
 }连成 { $line }。{ $since ->
    [0] { $cell } 现在已是{ $loser ->
        [both] 双方的威胁
       *[other] 威胁
     }
   *[other] 从第 { $since } 子起 { $cell } 就是{ $loser ->
        [both] 双方的威胁
       *[other] 威胁
     }
 }，它下面的 { $under } 谁也不愿去下：{ $loser ->
    [you] 你下在那里，对手就连成线；对手下在那里，你就挡住。
    [both] 谁下在那里，对方就连成线。
   *[other] 对手下在那里，你就连成线；你下在那里，对手就挡住。
 }于是{ $waits ->
    [0] 别处一子未下，
   *[other] 别处先落 { $waits } 子，
 }{ $stuck ->
    [you] 轮到你下，
   *[other] 轮到对手下，
 }{ $count ->
    [1] 只剩第 { $columns } 列可下。
   *[other] 只剩第 { $columns } 列可下，下在其中哪一列，上面一格都会连成线。
 }
connect-four-chain = { $whole ->
    [yes] { $side ->
        [you] 你
       *[other] 对手
     }步步紧逼：
   *[no] 从主线第 { $stone } 子起，{ $side ->
        [you] 你
       *[other] 对手
     }步步紧逼：
 }下面每一子都威胁立即连成线，应着别无选择{ $whole ->
    [yes] 。主线第一子之后，不必再看别的防守。
   *[no] 。
 }
connect-four-head-on = 落在
connect-four-head-threat = 威胁
connect-four-head-stop = 只能应在
connect-four-end-none = 主线之中，自始至终没有哪个空格能让任何一方连成线：双方的线一条条断掉，直到棋盘填满。
connect-four-end-drawn = 把主线看到底，棋盘填满。{ $own }{ $other }
connect-four-end-stopped = { $side ->
    [you] 你
   *[other] 对手
 }在 { $cell } 的威胁{ $since ->
    [0] {""}
   *[other] （从第 { $since } 子起）
 }在第 { $stone } 子被挡住，因为{ $side ->
    [you] 你
   *[other] 对手
 }下到了它下面的 { $under }{ $open ->
    [1] ：当时没有别的列可下。
   *[other] 。
 }
connect-four-end-idle = { $has ->
    [yes] {""}
   *[no] { $side ->
        [you] 你始终没有哪一格能连成线。
       *[other] 对手始终没有哪一格能连成线。
     }
 }
connect-four-count = 数一数{ $stone ->
    [0] {""}
   *[other] （主线第 { $stone } 子之后）
 }：{ $side ->
    [you] 对手若下到 { $under }，你就在上面的 { $cells } 连成线。
   *[other] 你若下到 { $under }，对手就在上面的 { $cells } 连成线。
 }除去{ $places ->
    [1] 这一格和它上面的格子
   *[other] 这些格子和它们上面的格子
 }，还有 { $count } 个空格，轮到{ $to ->
    [you] 你
   *[other] 对手
 }下。中间若不生变化，最后一格由{ $side ->
    [you] 你来填，对手只好下到威胁的下面。
   *[other] 对手来填，你只好下到威胁的下面。
 }
connect-four-head-stone = 第几子
connect-four-proof-below = 下在这些列，对手就能在上面一格连成线：{ $columns }。
connect-four-proof-forced = 第 { $column } 列必应：不下，对手就在那里连成线。
connect-four-proof-they-follow = 跟随（claimeven）：你每下一子，对手都紧跟着下在它上面（剩余格数为奇数的列，最低一格则由另一个这样的列来应），这些格子就都归对手：{ $cells }；其余格子连同你的棋子连不成线。所以你赢不了。
connect-four-proof-they-follow-win = 跟随（claimeven）：你每下一子，对手都紧跟着下在它上面（剩余格数为奇数的列，最低一格则由另一个这样的列来应），这些格子就都归对手：{ $cells }；它们会连成线，最迟在第 { $last } 子；其余格子不会让你更早连成。所以你输。
connect-four-proof-they-zugzwang = 迫走（zugzwang）：对手威胁 { $cell }，并且你每下一子都紧跟着下在它上面（剩余格数为奇数的其他各列，连同剩余格数为偶数时的威胁所在列，最低的空格两两互应）。这些格子就都归对手：{ $cells }；其余格子不会让你更早连成线。别的列填满之后，你只能下在 { $cell } 下面：最迟第 { $last } 子终局。
connect-four-proof-you-follow = 跟随（claimeven）：下第 { $column } 列之后，对手每下一子，你都紧跟着下在它上面（剩余格数为奇数的列，最低一格则由另一个这样的列来应）。这些格子就都归你：{ $cells }；其余格子连同对手的棋子连不成线。所以对手赢不了。
connect-four-proof-you-follow-win = 跟随（claimeven）：下第 { $column } 列之后，对手每下一子，你都紧跟着下在它上面（剩余格数为奇数的列，最低一格则由另一个这样的列来应）。这些格子就都归你：{ $cells }；它们会连成线，最迟在第 { $last } 子；其余格子不会让对手更早连成。
connect-four-proof-you-zugzwang = 迫走（zugzwang）：下第 { $column } 列之后，你威胁 { $cell }；对手每下一子，你都紧跟着下在它上面（剩余格数为奇数的其他各列，连同剩余格数为偶数时的威胁所在列，最低的空格两两互应）。这些格子就都归你：{ $cells }；其余格子不会让对手更早连成线。别的列填满之后，对手只能下在 { $cell } 下面：最迟第 { $last } 子终局。
connect-four-proof-answers = { $kind ->
    [lost] 你还有 { $lose } 列可下，每一列对手都有保住胜局的应着。
    [loses] 有 { $lose } 列会输，右边是对手的应着。
    [draws] 有 { $draw } 列会错失胜局，只能和棋；右边是对手的应着。
   *[both] 有 { $lose } 列会输，另有 { $draw } 列只能和棋；右边是对手的应着。
 }{ $shot }
connect-four-shot-finish = 下第 { $column } 列，对手应第 { $answer } 列，就在 { $cell } 连成线。
connect-four-shot-fork = 下第 { $column } 列，对手应第 { $answer } 列，同时威胁 { $cells }，一子挡不住。
connect-four-shot-force = 下第 { $column } 列，对手应第 { $answer } 列，威胁 { $cells }，你不得不挡。
connect-four-shot-stop = 下第 { $column } 列，对手应第 { $answer } 列，占住你能连成线的 { $cell }。
connect-four-shot-same = 其中 { $count } 列的应着都是第 { $column } 列：双方都想要 { $cell }。
connect-four-shot-none = {""}
connect-four-law = 由完全搜索证明；开局库由同一搜索算出。{ $thumb ->
    [even] 行数为偶数时有一条经验法则（不是证明）：奇数行的威胁有利于先手，偶数行的威胁有利于后手（Allis 1988；Allen 1990）。
    [odd] 行数为奇数时，每填满一列就换一次先后，奇偶威胁的法则不像通常的棋盘那样成立。
   *[none] {""}
 }
connect-four-law-near = { $kind ->
    [one] 一步即分胜负，所连之线已列出；只有其余各列的结果才需搜索。
    [two] 所有可下的列及其应着均已列出，不必再搜索。
    [double] 一子挡不住两处：不必搜索。
    [both] 上面所列对双方都已证明结果；其他各列后果如何，由完全搜索得出。
    [whole] 上面所列已证明结果；最快几步、其他各列后果如何，由完全搜索得出。
   *[dead] 没有线可连，也就不必搜索：棋盘终会填满。
 }
