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

connect-four-claim-win = 你能赢，最多 { $plies } 步，全局第 { $last } 子连成；共有 { $moves } 列可以取胜。
connect-four-claim-draw = 双方都无法强行连线；{ $total } 列中有 { $moves } 列能守和。
connect-four-claim-loss = 下哪一列都输，最迟 { $plies } 步：全局第 { $last } 子连成线。
connect-four-ask = 哪些空格能连成 { $k } 个？是谁的？这些格子在奇数行还是偶数行，最后谁不得不下在它们下面？
connect-four-look-finish = 你有一条线现在就能连成。
connect-four-look-danger = 对手有一条线只差一子，而且那一格够得着：必须马上挡住。
connect-four-look-double = 对手在 { $cells } 中任一格都能连成线：一子挡不住。
connect-four-look-threats = 能连成线的空格，行从下往上数。你的：奇数行 { $mine_odd }；偶数行 { $mine_even }。对手的：奇数行 { $theirs_odd }；偶数行 { $theirs_even }。
connect-four-look-quiet = 现在还没有哪个空格能连成 { $k } 个。要看将来哪些格子能，又在哪几行。
connect-four-place = 棋子应当落在从下往上数第 { $row } 行：第 { $columns } 列{ $count ->
    [1] {""}
   *[other] 中的一列
 }。
connect-four-place-none = 没有正确的地方：{ $moves ->
    [1] 唯一的一列也输
   *[other] { $moves } 列全输
 }。
connect-four-move-finish = 下第 { $column } 列：连成 { $k } 个。
connect-four-move-fork = 下第 { $column } 列：这样 { $cells } 都能连成线，对手只能挡住一处。
connect-four-move-force = 下第 { $column } 列：威胁 { $cells }，对手不得不应。
connect-four-move-block = 下第 { $column } 列：占住对手能连成线的一格。
connect-four-move-threat = 下第 { $column } 列：从此 { $cells } 能让你连成线。
connect-four-move-plain = 下第 { $column } 列。{ $more ->
    [0] {""}
   *[other] 这条主线显示之后可能怎么走。
 }
connect-four-move-stall = 面对完美的对手，下哪一列都输。没有哪一列比第 { $column } 列抵抗得更久：连这一步共 { $plies } 步。
connect-four-proof-below = 下在这些列，对手就能在上面一格连成线：{ $columns }。
connect-four-proof-forced = 第 { $column } 列必应：不下，对手就在那里连成线。
connect-four-proof-they-follow = 跟随（claimeven）：你每下一子，对手都紧跟着下在它上面（剩余格数为奇数的列，最低一格则由另一个这样的列来应），这些格子就都归对手：{ $cells }；其余格子连同你的棋子连不成线。所以你赢不了。
connect-four-proof-they-follow-win = 跟随（claimeven）：你每下一子，对手都紧跟着下在它上面（剩余格数为奇数的列，最低一格则由另一个这样的列来应），这些格子就都归对手：{ $cells }；它们会连成线，最迟在第 { $last } 子；其余格子不会让你更早连成。所以你输。
connect-four-proof-they-zugzwang = 迫走（zugzwang）：对手威胁 { $cell }，并且你每下一子都紧跟着下在它上面（剩余格数为奇数的其他各列，连同剩余格数为偶数时的威胁所在列，最低的空格两两互应）。这些格子就都归对手：{ $cells }；其余格子不会让你更早连成线。别的列填满之后，你只能下在 { $cell } 下面：最迟第 { $last } 子终局。
connect-four-proof-you-follow = 跟随（claimeven）：下第 { $column } 列之后，对手每下一子，你都紧跟着下在它上面（剩余格数为奇数的列，最低一格则由另一个这样的列来应）。这些格子就都归你：{ $cells }；其余格子连同对手的棋子连不成线。所以对手赢不了。
connect-four-proof-you-follow-win = 跟随（claimeven）：下第 { $column } 列之后，对手每下一子，你都紧跟着下在它上面（剩余格数为奇数的列，最低一格则由另一个这样的列来应）。这些格子就都归你：{ $cells }；它们会连成线，最迟在第 { $last } 子；其余格子不会让对手更早连成。
connect-four-proof-you-zugzwang = 迫走（zugzwang）：下第 { $column } 列之后，你威胁 { $cell }；对手每下一子，你都紧跟着下在它上面（剩余格数为奇数的其他各列，连同剩余格数为偶数时的威胁所在列，最低的空格两两互应）。这些格子就都归你：{ $cells }；其余格子不会让对手更早连成线。别的列填满之后，对手只能下在 { $cell } 下面：最迟第 { $last } 子终局。
connect-four-proof-lost = 你有 { $count } 列可下，每一列对手都有保住胜局的应着。
connect-four-proof-given-away = 有 { $count } 列会把局面送掉，各有应着为证。
connect-four-law = 由完全搜索证明，每个问题最多访问 { $most } 个局面；开局库由同一搜索算出。行数为偶数时有一条经验法则（不是证明）：奇数行的威胁有利于先手，偶数行的威胁有利于后手（Allis 1988；Allen 1990）。
connect-four-law-odd = 由完全搜索证明，每个问题最多访问 { $most } 个局面。行数为奇数时，每填满一列就换一次先后，奇偶威胁的法则不像通常的棋盘那样成立。
