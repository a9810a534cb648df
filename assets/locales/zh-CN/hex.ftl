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
hex-claim-end = 你一步即胜：有 { $moves } 格下一子就连通。
hex-ask = 对手在哪里再下一子就能确保连通？哪些格能同时挡住所有这些威胁？
hex-ask-end = 你在哪里下一子就能连通两边？
hex-look-linked = 对手已经连通：每个缺口都有两条路。
hex-look-safe = 你已经连通{ $count ->
    [0] {""}
   *[other] （靠 { $pairs }）
 }：即使现在轮到对手下，也是你赢。
hex-look-nowhere = 对手再下一子就能连通，例如：{ $threats }。没有哪一格同属这些威胁，一子挡不住全部：必应区为空。
hex-look-must = 对手再下一子就能连通，例如：{ $threats }。只有下在必应区里才能全部应付：{ $cells }。
hex-look-wait = 你若不下，对手下 { $cell } 就能赢。{ $lost ->
    [0] {""}
   *[other] 你的 { $total } 种走法中有 { $lost } 种阻止不了对手取胜。
 }
hex-look-end = 再下一子，两边就连通了。
hex-threat = { $cell }（此后靠成对格 { $pairs }）
hex-threat-inside = { $cell }（此后无论你下哪一格，都能在 { $cells } 之内连通）
hex-threat-end = { $cell }（立即连通）
hex-place = 只有这一格能赢：{ $cell }。
hex-place-all = { $moves } 个空格，下哪一格都赢。
hex-place-many = { $total } 格里有 { $moves } 格能赢，下一条说出其中一格。
hex-place-end = 下这{ $count ->
    [1] 一格
   *[other] 些格中任一格
 }立即连通：{ $cells }。
hex-place-lost = 注意标出的{ $count ->
    [1] 这一格
   *[other] 这 { $count } 格
 }：对手取胜不需要别的格子。
hex-move = 在 { $cell } 落子。
hex-move-end = 在 { $cell } 落子：{ $chain } 连通{ $side ->
    [X] 上下
   *[O] 左右
 }两边，对局结束。
hex-move-lost = 面对完美的对手，每一步都输；下在对手取胜所需的格子之外，对他的胜势毫无影响。
hex-proof-pairs = { $side ->
    [you] 你
   *[other] 对手
 }靠 { $count } 对格子连通：一对中的一格被填，就填另一格。{ $count ->
    [1] {""}
   *[other] 没有一格同属两对，所以一子断不了两处。
 }
hex-proof-halves = { $side } 的棋子 { $stones } 靠两处连接：到{ $side ->
    [X] 上边
   *[O] 左边
 }的连接只需 { $one }，到{ $side ->
    [X] 下边
   *[O] 右边
 }的连接只需 { $other }。两处没有公共的格子，一子切不断两处。
hex-proof-answers = 即使别处全失，{ $side ->
    [you] 你
    [now] 就算现在轮到对手，你
   *[other] 对手
 }在这 { $count } 格之内就能赢：{ $cells }。{ $least ->
    [yes] 缺一不可。
   *[no] {""}
 }无论下哪一格都有应着；后面写出应后连通所靠的成对格子，一格被占就下另一格。{ $before ->
    [0] {""}
   *[other] 括号里的格子是另一处连接，前面几行已经逐格给出应着。
 }{ $rows ->
    [0] {""}
   *[other] 标 ↓ 的行，后续见下面几行，冒号前面是已经走过的走法。
 }{ $halves ->
    [0] {""}
   *[other] 写着 | 的地方，前面的格子把一组棋子连到一边，后面的把同一组连到另一边，一子切不断两处。
 }{ $open ->
    [0] {""}
   *[other] 写着 … 的地方，应着之后的胜局由搜索证得。
 }{ $joined ->
    [0] {""}
   *[other] 写着 – 的地方，应着立即连通。
 }
hex-head-one = 对手下这里
hex-head-other = 就应在这里
hex-head-filled = 若下其中一格
hex-head-pairs = 然后靠
hex-law = 填满的棋盘上恰好有一方连通，所以没有和棋（纳什，1949；盖尔，1979）。结论由搜索和虚连接证明，虚连接从相邻的格逐步拼接而成（安谢列维奇，2002）；下在必应区之外等于不理会威胁，必输（海沃德等，2005）。
hex-law-drawless = 填满的棋盘上恰好有一方连通，所以没有和棋（纳什，1949；盖尔，1979）。
hex-law-stealing = 在空的正方形棋盘上先手必胜，用的是策略盗用论证：多一子绝不会有害，所以后手若有必胜策略，先手就能拿来用。这个论证不指出任何一步；搜索才能。
