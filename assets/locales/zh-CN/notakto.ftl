notakto-name = 无圈棋
notakto-alias = 只画叉|普兰贝克
notakto-promise = 只画叉，谁也别连成线。
notakto-rules = 双方都在任一活棋盘的空格里画 X。某块棋盘上有 k 个叉在横、竖、斜向连成一线，这块棋盘就死了，不能再画。按通常的反常规则，走最后一步者负；常规规则下走最后一步者胜。
notakto-notation = 棋盘由 X 与 . 组成，从最上一行写起，多块棋盘以 | 相连，如 X../.../... | .../.X./...。走法写棋盘编号与格名：2:b3 是第 2 块棋盘的 b 列第 3 行。
notakto-param-rows = 每块棋盘的行数
notakto-param-cols = 每块棋盘的列数
notakto-param-k = 连成一线使棋盘死去的叉数
notakto-param-boards = 棋盘的块数
notakto-param-misere = 无法行动者胜
notakto-panel = 第 { $number } 块棋盘
notakto-panel-dead = 第 { $number } 块棋盘（已死）
notakto-note-kills = { $k } 个连成一线，棋盘即死。
notakto-note-loses = 反常规则：走最后一步者负。
notakto-note-wins = 走最后一步者胜。
notakto-tell = 在 { $cell } { $form ->
    [did] 画了
   *[do] 画
 } X
notakto-tell-board = 在第 { $board } 块棋盘的 { $cell } { $form ->
    [did] 画了
   *[do] 画
 } X
notakto-no-board = 第 { $number } 块棋盘上没有这一格
notakto-dead = 第 { $number } 块棋盘已死
notakto-taken = 那里已有一个叉
notakto-too-many-boards = 最多并排 { $most } 块棋盘
notakto-too-large = 活棋盘有 { $free } 个空格，太大了；至多搜索 { $most } 个空格

## Why

notakto-ask-knight = 有没有一条规则能应对每个 X？
notakto-look-knight = { $pairs ->
    [0] 再画一个 X 之后，每个空格都会连成一线，对手不得不连成。
   *[other] 再画一个 X 之后，凡是连不成线的 X，都可以在相隔马步处（一个方向两格，另一个方向一格）应对。
 }
notakto-look-knight-lost = 你的每个 X 要么连成一线，要么有一个相隔马步（一个方向两格，另一个方向一格）而连不成线的应着。
notakto-claim-knight-won = 你能赢，{ $moves ->
    [1] 只有 1 种画法
   *[other] 有 { $moves } 种画法
 }{ $pairs ->
    [0] ：画过之后，在任一空格再画 X 都会连成一线。
   *[other] ，其中一种之后你总在相隔马步处应对。
 }
notakto-claim-knight-lost = 画在哪里都输：要么连成一线，要么对手在与它相隔马步处应对。
notakto-move-knight = 在 { $mv } 画 X。{ $pairs ->
    [0] {""}
   *[other] 此后对每个 X，都在与它相隔马步的空格应对，只要不连成一线，任选一个即可。
 }
notakto-proof-knight = { $pairs ->
    [0] 对手画在哪里都会连成一线而输：
   *[other] 对手的 X 要么连成一线而输，要么由你在相隔马步处应对。{ $over ->
        [0] 所以对手先用完。
       *[other] 第一对之后，每个空格都会连成一线，对手不得不连成。
    }
 }
notakto-proof-knight-lost = 你的 X 要么连成一线而输，要么由对手在相隔马步处应对。{ $over ->
    [0] 所以你先用完。
   *[other] 第一对之后，每个空格都会连成一线，你不得不连成。
 }
notakto-head-line = 连成的线
notakto-ask-kill = 画在哪里，会留下一条下一步就能连成的线？
notakto-look-kill = 一条线连成，棋盘就死，连成它的一方在那里走最后一步。{ $won ->
    [0] 你的每个 X
   *[other] 再画一个 X 之后，对手的每个 X
 }{ $quiet ->
    [0] {""}
   *[other] （{ $cells } 除外）
 }都留下一条只差一格的线。
notakto-claim-kill-lost = 画在哪里都输：对手总能在同一块棋盘上补全你留下的那条只差一格的线{ $quiet ->
    [0] 。
   *[other] ；你画 { $cells } 时，对手的应着使情形依旧如此。
 }
notakto-claim-kill-won = 你能赢，{ $moves ->
    [1] 只有 1 种画法
   *[other] 有 { $moves } 种画法
 }；其中一种之后，你总能在同一块棋盘上补全对手留下的那条只差一格的线{ $quiet ->
    [0] 。
   *[other] ；对手画 { $cells } 时，你的应着使情形依旧如此。
 }
notakto-place-cells = { $total } 个空格中有 { $moves } 个能赢。
notakto-place-kill = 注意第 { $board } 块棋盘。
notakto-move-kill = 在 { $mv } 画 X。此后每个 X 都在同一块棋盘上应对。
notakto-proof-kill = 下表列出{ $won ->
    [0] 你每画一个 X 时对手
   *[other] 对手每画一个 X 时你
 }在同一块棋盘上的应着{ $mutual ->
    [0] {""}
   *[other] （同一行的两格互为应着）
 }。应着都连成一线{ $quiet ->
    [0] 。
   *[other] ，只有应 { $cells } 的不连成；此后在那块棋盘上再画任何 X，又都有这样的应着。
 }{ $hidden ->
    [0] {""}
   *[other] 另有 { $hidden } 个同样应对。
 }
notakto-ask-end = 还有几块活棋盘？其中哪些空格能连成一线？
notakto-look-end = 只剩一块活棋盘，{ $misere ->
    [0] 其中 { $count } 个空格能连成一线。谁连成一线，谁就走了最后一步，因而获胜。
   *[other] { $count ->
        [1] 唯一的空格会
       *[other] { $count } 个空格个个都会
    }连成一线，这就是最后一步，走的一方输。
 }
notakto-claim-end = { $misere ->
    [0] 你一步就能赢：有 { $moves } 种画法在最后一块活棋盘上连成一线。
   *[other] { $moves ->
        [1] 唯一的画法
       *[other] 画在哪里都
    }会在最后一块活棋盘上连成一线；这是最后一步，所以你输。
 }
notakto-move-end = { $misere ->
    [0] 在 { $mv } 画 X
   *[other] 画在哪里都一样，例如 { $mv }
 }：连成 { $line }，从此没有活棋盘，最后一步是你走的。
notakto-law-end = 规则本身：走最后一步的一方{ $misere ->
    [0] 赢
   *[other] 输
 }。
notakto-lost = { $lost } 个必败的局面证明这一点。连成一线的 X 使棋局结束而输；其余每个 X 都有表中的应着，应后{ $lost ->
    [1] {""}
   *[other] 到另一个这样的局面（P），或者
 }余下这么多步，奇偶正合{ $won ->
    [0] 对手
   *[other] 你
 }的需要；没有应着的，画完就已如此。
notakto-claim-searched = { $won ->
    [0] 画在哪里都输：每个 X 对手都有应着。
   *[other] 你能赢，有 { $moves } 种画法；此后对手的每个 X 你都有应着。
 }
notakto-look-searched = 这里没有已知的简短规则。{ $lost } 个必败的局面证明这一点（翻转、旋转后相同的只算一个）：在其中每一个里，任何 X 或者连成一线而输，或者有一步应着又到另一个这样的局面。
notakto-move-searched = 在 { $mv } 画 X：留下的就是这样一个局面。
notakto-proof-searched = { $won ->
    [0] 你的不连成线的各个 X（翻转、旋转后相同的只列一个）与对手的应着
   *[other] 对手的不连成线的各个 X（翻转、旋转后相同的只列一个）与你的应着
 }，应后又是必败的局面。
notakto-head-answers = 应着
notakto-law-kill = 以上应着已对每一种画法验证到终局。
notakto-law-knight = 这条规则已对每一种画法验证到终局。
notakto-law-normal = 棋盘的 SG 值由其后可能出现的所有棋盘算出，翻转与旋转后相同的只算一个。
notakto-countdown = 一块无论写在哪里都恰好还有 { $moves } 步的棋盘
