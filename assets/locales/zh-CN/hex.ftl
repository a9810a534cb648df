hex-name = 六贯棋
hex-alias = 海克斯棋|海克斯|六连棋|纳什棋|六角棋
hex-promise = 连通自己的两条边。
hex-rules = 双方轮流在斜放的棋盘上落子。每格与六格相邻（边上较少）：同行左右两格、上面两格、下面两格。先手（X）从上边连到下边为胜，后手（O）从左边连到右边为胜。总有一方能连通。
hex-notation = 从上到下写出各行，以 / 分隔，X、O 表示棋子，. 表示空格；从棋子数看不出轮到谁时，再写轮到的一方 X 或 O：X./.. O。b2 与 b1、c1、a2、c2、a3、b3 相邻。走法就是一格：c2。
hex-param-rows = 开局棋盘的行数
hex-param-cols = 开局棋盘的列数
hex-note-goals = { $mover ->
    [you] { $side ->
        [X] 你连通上下，对手连通左右。
       *[O] 你连通左右，对手连通上下。
     }
    [oracle] { $side ->
        [X] 你连通左右，对手连通上下。
       *[O] 你连通上下，对手连通左右。
     }
   *[none] X 连通上下，O 连通左右。
 }每格与六格相邻：左、右、上方两格、下方两格。
hex-note-side = 轮到 { $side } 走。
hex-cell-taken = 那里已经有 { $side }
hex-side-unclear = { $x } 个 X 和 { $o } 个 O 看不出轮到谁走
hex-expect-side = 末尾写空格和轮到的一方 X 或 O
hex-tell = { $form ->
    [did] 下在了
   *[do] 下在
 } { $cell }
links-too-many = 搜索至多访问 { $most } 个局面；请先多填几格

## Why

hex-claim-won = 你能赢；{ $total } 种走法中有 { $moves } 种能赢。
hex-claim-lost = 你必败：不论填哪一格，对手都能连通。
hex-ask = 对手在哪里再下一子就能确保连通？哪些格能同时挡住所有这些威胁？
hex-look-linked = 对手已经连通：每个缺口都有两条路。
hex-look-quiet = 没有找到对手再下一子就能靠成对的空格确保连通的格。找一找隔着两个空格的棋子：两格之中对手只能断一格。
hex-look-nowhere = 对手再下一子就能连通：{ $threats }。没有哪一格同属这些威胁，一子挡不住全部：必走区为空。
hex-look-must = 对手再下一子就能连通：{ $threats }。只有下在必走区里才能全部应付：{ $cells }。
hex-threat = 下 { $cell }（之后靠 { $pairs }）
hex-threat-end = 下 { $cell }（立即连通）
hex-place = { $count ->
    [1] 这一格能赢：{ $cells }。
   *[other] 这些格里有一格能赢：{ $cells }。
 }
hex-place-lost = 对手取胜只需要{ $count ->
    [1] 这一格
   *[other] 这些格
}：{ $cells }。
hex-move = 在 { $cell } 落子。
hex-move-lost = 面对完美的对手，每一步都输。下在刚才列出的格里吧：下在外面，根本碰不到对手的胜势。
hex-proof-joined = 这样你就连通了。
hex-proof-pairs = { $side ->
    [you] 你
   *[other] 对手
 }靠 { $count } 对格子（双桥）连通：一对中的一格被填，就填另一格。没有一格同属两对，所以一子断不了两处。
hex-proof-halves = { $side } 的棋子 { $stones } 靠两处连接：{ $side ->
    [X] 连上边
   *[O] 连左边
 }只用 { $one }，{ $side ->
    [X] 连下边
   *[O] 连右边
 }只用 { $other }。两处没有公共的格子，一子切不断两处。
hex-proof-answers = 即使别处全失，{ $side ->
    [you] 你
   *[other] 对手
 }在这 { $count } 格之内就能赢：{ $cells }。其中无论填哪一格都有应着；后面写出应后连通所靠的成对格子，一格被填就填另一格。{ $halves ->
    [0] {""}
   *[other] 写着 | 的地方，前面的格子把一组棋子连到一边，后面的把同一组连到另一边，一子切不断两处。
 }{ $open ->
    [0] {""}
   *[other] 写着 … 的地方，应后的胜局由搜索证明。
 }
hex-head-one = 对手填这里
hex-head-other = 就填这里
hex-head-filled = 若填其中一格
hex-head-pairs = 然后靠
hex-law = 填满的棋盘上恰好有一方连通，所以没有和棋（纳什，1949；盖尔，1979）。数值都由搜索与虚连接证明，虚连接从相邻的格逐步拼接而成（安谢列维奇，2002）；不理会威胁、下在必应区之外的走法必输（海沃德等，2005）。
hex-law-stealing = 在空的正方形棋盘上先手必胜，用的是策略盗用论证：多一子绝不会有害，所以后手若有必胜策略，先手就能拿来用。这个论证不指出任何一步；搜索才能。
