dots-and-boxes-name = 点格棋
dots-and-boxes-alias = 点格|围格子|卢卡斯|圈格子
dots-and-boxes-promise = 围成一格，再走一步。
dots-and-boxes-rules = 每步在两个相邻的点之间画一条边。谁画上一个格子的第四条边，就占有这一格，只要还有边可画就必须再走一步。所有的边都画完时，占格多者胜。
dots-and-boxes-notation = 写出已画的边，每条边写两个端点：a1-b1,a1-a2；一条都没有写作 -。点的行数和列数各比格子多 1。空格之后的 @2-1 表示轮到的一方占 2 格，另一方占 1 格。走法就是一条边：b2-b3。
dots-and-boxes-param-rows = 格子的行数
dots-and-boxes-param-cols = 格子的列数
dots-and-boxes-mover-holds = { $side ->
    [first] ▒
   *[second] ░
 } { $mover ->
    [you] 你
    [oracle] 对手
   *[other] { $side ->
        [first] 先手
       *[second] 后手
    }
 }：{ $boxes } 格
dots-and-boxes-other-holds = { $side ->
    [first] ▒
   *[second] ░
 } { $mover ->
    [oracle] 你
    [you] 对手
   *[other] { $side ->
        [first] 先手
       *[second] 后手
    }
 }：{ $boxes } 格
dots-and-boxes-tell = { $form ->
    [did] 画了
   *[do] 画
 } { $edge }{ $boxes ->
    [0] { "" }
   *[other] ，围成 { $boxes } 格
 }
dots-and-boxes-twice = { $edge } 写了两次
dots-and-boxes-drawn = 这条边已经画过
dots-and-boxes-expect-edge = 两个相邻的点，如 a1-b1 或 a1-a2
strings-too-many = 搜索至多访问 { $most } 个局面；请先多画几条边

## Why

dots-and-boxes-claim-won = 你能以 { $own } 格比 { $other } 格获胜；{ $moves } 条边能做到。
dots-and-boxes-claim-level = 最好的结果是和棋，各占 { $own } 格；{ $moves } 条边能守和。
dots-and-boxes-claim-lost = 最好的结果是 { $own } 比 { $other } 落败；有 { $moves } 种画法能做到。
dots-and-boxes-ask = 现在能围成哪些格？哪些边不会让任何格子有第三条边，谁会先用完这样的边？
dots-and-boxes-look-open = 这一回合能围成 { $boxes } 格。全部拿走未必最好：还有边没画，谁围成这些格子中的最后一格，谁就必须再走一步。
dots-and-boxes-look-last = 这一回合能围成 { $boxes } 格，之后再没有边可画：什么都不必还给对手，全部拿走。
dots-and-boxes-look-safe = 有 { $edges } 条边不会让任何格子有第三条边。这些边用完之后，总有一方要打开一串格子。
dots-and-boxes-look-safe-fixed = 有 { $edges } 条边不会让任何格子有第三条边，而且不论怎么画，恰好能画其中 { $drawn } 条。在此之前若谁都不送格，之后就轮到{ $who ->
    [you] 你
   *[opponent] 对手
 }打开一串格子。
dots-and-boxes-look-safe-between = 有 { $edges } 条边不会让任何格子有第三条边。画了一些，另一些就不再安全：在必须打开一串格子之前，能画 { $least } 到 { $most } 条。这个数若是奇数，最后一条就由你来画。
dots-and-boxes-look-chains = 现在画任何一条边都会送格。下面是会被打开的各串，以及每串的格数。
dots-and-boxes-head-row = 一串的边
dots-and-boxes-head-open = 现在能拿
dots-and-boxes-head-chains = 链长
dots-and-boxes-head-loops = 环长
dots-and-boxes-head-branches = 带叉的串
dots-and-boxes-place = { $edges ->
    [1] 最好的边只有一条。
   *[other] 这 { $edges } 条边一样好。
 }
dots-and-boxes-place-all = { $edges ->
    [1] 只剩一条边可画。
    [2] 两条边的价值相同。
   *[other] { $edges } 条边的价值都相同。
 }
dots-and-boxes-move-close = 画 { $edge }：围成 { $boxes } 格，你再走一步。
dots-and-boxes-move-end = 画 { $edge }：围成最后 { $boxes } 格，棋局结束。
dots-and-boxes-move-leave = 画 { $edge }，留下 { $boxes } 格：对手若全部拿走，就必须再走一步。
dots-and-boxes-move-safe = 画 { $edge }：什么都不送。
dots-and-boxes-move-safe-fixed = 画 { $edge }：什么都不送。{ $drawn ->
    [0] 之后再没有安全的边
   *[other] 之后不论怎么画，恰好还能画 { $drawn } 条安全的边
 }：在此之前若谁都不送格，就轮到{ $who ->
    [you] 你
   *[opponent] 对手
 }先打开一串。
dots-and-boxes-move-sacrifice = 画 { $edge }：虽然还有 { $safe } 条安全的边，仍送出 { $boxes } 格。对手拿了以后必须再走一步，由谁画掉最后一条安全的边就颠倒过来。
dots-and-boxes-move-open = 画 { $edge }：送出 { $boxes } 格，而别的走法到头来都不会更便宜。
dots-and-boxes-deal-all = 先把 { $sure } 格全部拿走：在这里留格子逼不了对手先走。然后你必须在其余部分里走，那里对先走的一方值 { $rest }：{ $sure } +（{ $rest }）= { $all }。{ $sum }
dots-and-boxes-deal = 你稳拿 { $sure } 格。其余部分对必须在那里先走的一方值 { $rest }。最后 { $last } 格也拿走，自己接着走：{ $sure } + { $last } +（{ $rest }）= { $all }。留下它们，让对手接着走：{ $sure } − { $last } −（{ $rest }）= { $leave }。所以{ $choice ->
    [take] 拿走。
   *[leave] 留下{ $edge ->
        [none] 。
       *[other] ，办法是画 { $edge }。
     }
 }{ $sum }
dots-and-boxes-rest = 必须打开的部分对先打开的一方一共值 { $rest }。表从最下一行往上看：谁打开一串，就送出和的第一个数；另一方可以全部拿走、自己接着走，也可以留下最后 2 格（环留 4 格），让打开的一方再走。取两个和中较大者，其相反数就是打开者所得。
dots-and-boxes-rest-one = { $boxes ->
    [1] 剩下一格：谁先在那里画，就送出这一格。
   *[other] 剩下的是一整串：谁在那里画，就送出全部 { $boxes } 格。
 }
dots-and-boxes-rest-line = 这个数是走出来的，不能从各串直接读出：其余部分里有 { $wide } 个格子还有三条以上的空边。在主线里，先在其余部分走的一方从中得 { $own } 格，另一方得 { $other } 格。
dots-and-boxes-head-taken = 全部拿走
dots-and-boxes-head-left = 留下最后
dots-and-boxes-head-worth = 打开者
dots-and-boxes-fight-worked = 在下面的主线里，再画 { $edges } 条边之后不再有安全的边，{ $who ->
    [you] 你
   *[opponent] 对手
 }必须打开一串，对先打开的一方值 { $rest }。{ $sum }表从最下一行往上看：谁打开一串，就送出和的第一个数；另一方可以全部拿走、自己接着走，也可以留下最后 2 格（环留 4 格），让打开的一方再走。取两个和中较大者，其相反数就是打开者所得。
dots-and-boxes-gift = 这些边并非都是安全的：变化中的第 { $number } 条边 { $edge } 是{ $who ->
    [you] 你
   *[opponent] 对手
 }主动送格的一步，当时 { $safe } 还是安全的。
dots-and-boxes-fight-one = 在下面的主线里，再画 { $edges } 条边之后只剩一串，{ $who ->
    [you] 你
   *[opponent] 对手
 }必须打开它，送出全部 { $boxes } 格。{ $sum }
dots-and-boxes-cut = 不要画 { $edge }：它围不成格，你的回合就此结束，对手能拿 { $boxes } 格。
dots-and-boxes-opening = 不论你打开哪一串，对手都有两种办法：全部拿走，自己接着走；或者留下最后 2 格（环留 4 格），让你接着走。两种办法各使对手净胜这么多格；对手选较大的数，你选使它最小的边。{ $sum }
dots-and-boxes-opening-all = 不论你打开哪里，对手都全部拿走：留不下能逼你再走的格子。每条边后面写着到头来对手净胜几格，你选最小的。{ $sum }
dots-and-boxes-head-edge = 边
dots-and-boxes-head-gives = 送出
dots-and-boxes-head-all = 对手全拿
dots-and-boxes-head-leave = 留下最后
dots-and-boxes-fight = 在下面的主线里，再画 { $edges } 条边之后不再有安全的边，{ $who ->
    [you] 你
   *[opponent] 对手
 }必须打开下面的一串，其中长链有 { $long } 条。{ $sum }
dots-and-boxes-sum = 你的格数减去对手的：现在已占 { $held }，到那时围成 { $won } − { $lost } = { $before }，各串 { $rest }。{ $held } +（{ $before }）+（{ $rest }）= { $total }。
dots-and-boxes-sum-held = 你的格数减去对手的：现在已占 { $held }，还会得到 { $ahead }。{ $held } +（{ $ahead }）= { $total }。
dots-and-boxes-sum-none = {""}
dots-and-boxes-replies = 画 { $edge } 之后对手的各种应着，以及双方都下最佳走法的结局（你的格数在前）：{ $count } 种应着中有 { $kept } 种保住结果，其余的都要赔格。
dots-and-boxes-head-ends = 结局
dots-and-boxes-head-count = 几种
dots-and-boxes-head-replies = 应着
dots-and-boxes-control = 只剩下长链（{ $chains } 条）和环（{ $loops } 个），而你必须打开其中一个。对手一直掌握控制权：除了最后一个，每条链留下 2 格，每个环留下 4 格，在 { $boxes } 格里一共让出 { $given } 格，在剩下的格子里净胜 { $ahead } 格。
dots-and-boxes-proof = 在还没有围成的格子里，双方都下最佳走法，你{ $way ->
    [ahead] 比对手多 { $by } 格
    [behind] 比对手少 { $by } 格
   *[level] 与对手一样多
 }。棋局可以这样进行。
dots-and-boxes-law = 数值都是精确的：下面的整个对局都搜索过。格子好比硬币，没画的边好比拴住硬币的线（《稳操胜券》第 16 章）；一条链除最后两格、一个环除最后四格都先拿走，已证明绝不会更差。
dots-and-boxes-law-last = 这一回合之后再没有边可画，数清格子就是全部证明。
dots-and-boxes-law-book = 4×4 格最多画了 { $edges } 条边时，数值查自一本开局书，书由同一种搜索事先算出。
dots-and-boxes-law-chains = 长链的规则在这里合用：{ $dots } 个点，主线画 { $edges } 条边之后有 { $long } 条长链（三格以上），合计 { $sum }。{ $favours ->
    [first] 偶数有利于画第一条边的一方，
   *[second] 奇数有利于第二个画的一方，
 }于是{ $who ->
    [you] 你
   *[opponent] 对手
 }必须先打开长链（伯利坎普）。它只数这条主线里的链：是经验，不是证明。
