pursuit-name = 迷宫追捕
pursuit-alias = 迷宫|追捕|追逐
pursuit-promise = 警察、小偷和一座迷宫。
pursuit-rules = 警察和小偷在迷宫里轮流走：上下左右走一格，也可以不动；谁也不能进墙。警察走到小偷的格子获胜。小偷走到没有警察的出口获胜。追逐永无休止为和棋。
pursuit-notation = 从上到下写出迷宫各行，以 / 分隔：C 警察，R 小偷，E 出口，# 墙，. 空地；再写轮到的一方 C 或 R：C.#/..R C。在出口上的警察和小偷写作 c 和 r；* 表示两者同在一格。走法写要去的格子，不动就写自己的格子。
pursuit-note-cop = 轮到警察（C）走一格或不动。
pursuit-note-robber = 轮到小偷（R）走一格或不动；E 是出口。
pursuit-wall = { $cell } 是墙
pursuit-too-far = { $to } 离 { $from } 不止一格
pursuit-expect-side = 空格和轮到的一方 C 或 R
pursuit-twice = 多了一个 { $piece }
pursuit-missing = 没有 { $piece }
pursuit-expect-piece = 迷宫里恰有一个 { $piece }
pursuit-tell-cop = 让警察{ $form ->
    [did] 走到了
   *[do] 走到
 } { $cell }
pursuit-tell-robber = 让小偷{ $form ->
    [did] 跑到了
   *[do] 跑到
 } { $cell }
pursuit-tell-cop-stays = 让警察{ $form ->
    [did] 留在了
   *[do] 留在
 } { $cell }
pursuit-tell-robber-stays = 让小偷{ $form ->
    [did] 留在了
   *[do] 留在
 } { $cell }

## Why

pursuit-ask-cop = 小偷在哪里会立刻被抓，在哪里再过一回合被抓？哪一步能把它赶进死路，而不是绕着圈追？
pursuit-ask-robber = 走哪条路能赶在警察之前出去？如果没有，哪里有一个圈，可以永远不进死路？
pursuit-look-cop = 距离表（警察站在原处，轮到警察走）：每格的数字表示，若小偷在该格，双方合计再走几步它被抓；e 后的数字表示再走几步它到出口，~ 表示永远抓不到也逃不出。
pursuit-look-robber = 距离表（警察站在原处，轮到小偷走）：每格的数字表示，若小偷在该格，双方合计再走几步它被抓；e 后的数字表示再走几步它到出口，~ 表示永远抓不到也逃不出。
pursuit-head-row = 行
pursuit-head-field = 距离表
pursuit-free-way = 走 { $steps } 步就出去：{ $cells }，其中任何一格警察都来不及赶到。{ $near }
pursuit-near = 最接近的是 { $cell }：小偷要走 { $robber } 步，警察要走 { $cop } 步，{ $mover ->
    [cop] 警察
   *[robber] 小偷
}先走。
pursuit-near-none = 警察没有路通到其中任何一格。
pursuit-shut-in = 警察离不开 { $cell }：四周都是墙。小偷只要走到出口就行。
pursuit-shut-stay = 留在 { $mv }：警察没有别的走法。
pursuit-shut-go = 走 { $mv }：它在通往出口的最短路上。
pursuit-blind = 过了 { $door }，里面只有 { $count } 格{ $few ->
    [0] {""}
   *[other] （{ $cells }）
 }，既没有出口，也没有圈。小偷要回到 { $door } 得走 { $robber } 步，警察走到那里要 { $cop } 步，{ $mover ->
    [cop] 警察
   *[robber] 小偷
}先走：小偷一到 { $door }，警察已在那里，或者下一步就抓住它；它若留在里面，警察就走进去，它绕不过警察。
pursuit-apart = 警察和小偷之间没有路，所以永远抓不到。
pursuit-no-exit = 没有路通到出口，所以小偷赢不了，只求不被抓。
pursuit-circle = 在 { $circle } 这个圈上，小偷永远抓不到。每次它可以不动，也可以向任一侧走一步；站在别处的警察，下一步至多够得着这三格中的两格。
pursuit-circle-way = 走 { $steps } 步，{ $cells }，小偷就上了 { $circle } 这个圈；警察来不及在路上抓到它。{ $near }在圈上它每次可以不动，也可以向任一侧走一步；站在别处的警察，下一步至多够得着这三格中的两格。
pursuit-guarded = 小偷不能一跑了之：{ $exits }，警察先到。
pursuit-guarded-exit = 到 { $cell }，小偷要走 { $robber } 步，警察要走 { $cop } 步
