loopy-name = 有圈图上推子
loopy-alias = 有圈游戏|有环图|弗伦克尔
loopy-promise = 推棋子，可能兜圈子。
loopy-rules = 棋子放在一个有向图的节点上，几枚可以同在一处，图中可以有圈。每步沿一条弧推动一枚棋子。{ $misere ->
    [true] 无法行动者胜。
    [false] 无法行动者负。
   *[other] 无法行动者负；反常规则下无法行动者胜。
 }无限循环判和。
loopy-notation = 写出各棋子所在的节点，如 a,b；没有棋子写 -。走法 2:c->d 表示把棋子 2 从 c 推到 d。图写作一串弧 a>b、边 a-b（双向）和孤立节点 d，也可以用 DOT。
loopy-param-graph = 图：弧 a>b、边 a-b、孤立节点，或 DOT
loopy-param-misere = 无法行动者胜
loopy-stuck-loses = 无法行动者负；无限循环判和。
loopy-stuck-wins = 反常规则：无法行动者胜；无限循环判和。

## Why

loopy-ask = 从尽头一波一波往回推：轮到走时哪些节点是输的，哪些是赢的，又有哪些是哪一波都推不到的？
loopy-ask-several = 哪些棋子各有自己的数，哪些只能绕圈而没有数？它们合起来是多少？
loopy-ask-misere = 从尽头往回推（在尽头轮到谁走谁赢）：有哪些局面是哪一波都推不到的？
loopy-look = 这个节点的数是 { $nimber }：它的各个去处都没有的最小自然数。{ $won ->
    [0] 所以怎么走都留下不是 0 的局面，那是能赢的。
   *[other] 所以有的去处的数是 0，走到那里，对手必输。
 }{ $back ->
    [0] {""}
   *[other] 没有数或数更大的去处无济于事：从那里总能再走回数为 { $nimber } 的节点。
 }
loopy-look-infinity = 这个节点没有数，因为有的去处走不回来。它的值是 { $value }：无穷，括号里是一步之内能留下的数。其中有 0 就能赢，否则是和棋。
loopy-look-several = 每枚棋子都有数，写成二进制，上下对齐；它们的异或和是 { $sum }。
loopy-look-one-infinity = 棋子 { $token } 没有数，它的值是 { $value }；其余棋子的异或和是 { $rest }。当且仅当 { $rest } 是棋子 { $token } 能到达的数时，轮到的一方必胜；这里{ $won ->
    [0] 不是
   *[other] 正是
 }。
loopy-token = { $token }（在 { $node }）
loopy-look-infinities = 有两枚以上的棋子没有数：{ $tokens }。由史密斯定理，不论其余棋子值多少，都是和棋。
loopy-ask-last = 哪些棋子还能走？能不能让最后一枚停下来？
loopy-look-last = 只有棋子 { $token } 还能走，而且有一条弧通向尽头。
loopy-law-rule = 规则本身：没有棋子可走的一方负。
loopy-proof-won-unswept = 每个节点得到数时，作为依据的节点都早已有数；赢家总是朝更早的节点走，所以谁也不能一直绕圈。
loopy-proof-drawn = 从列出的每个节点，轮到的一方都能留在这些节点之中；而从它们出发，没有一条弧通向轮到谁走谁输的节点。所以谁也不会被逼出去；这样的节点有 { $count } 个。
loopy-proof-drawn-several = 表中是每一步留下的局面：没有一步使对手必输，有的留下和棋。{ $misere ->
    [0] 这由各棋子的数和史密斯定理得出。
   *[other] 这由从尽头倒推得出。
 }
loopy-proof-unforced = { $count ->
    [0] 没有棋子能走到尽头，所以走棋永不结束。
   *[other] 无子可走者胜。所以谁把最后一枚还能走的棋子推到尽头（{ $ends }），谁就输。
 }这里的棋子能到的其余 { $nodes } 个节点，每一个都有一条不通向尽头的弧，如表所示。所以轮到的一方总能使一枚棋子继续走下去，谁也不会被迫输掉。
loopy-proof-unlost = { $count ->
    [0] 可能出现的局面中，没有轮到谁走谁输的。
   *[other] 可能出现而轮到谁走谁输的局面有 { $count } 个：{ $lost }。
 }停在尽头的棋子不写。从表中每个局面出发，没有一步走到这样的局面，所以轮到的一方不能立即逼出胜局；又总有一步走到表中的局面，所以它也不会被迫输掉。对方若走出表外，留下的也不是必输的局面。
loopy-head-tokens = 棋子所在
loopy-head-left = 各步留下
loopy-head-on = 可走到
loopy-values = 史密斯规则，从 0 起逐个定数：若节点的后继取遍小于 n 的各数而不取 n，且其余后继都能再走到 n，它就得 n。始终得不到数的是 ∞，后面是它能到达的数。
loopy-head-targets = 各去处的值
loopy-head-value = 值
loopy-head-node = 节点
loopy-head-stays = 留在其中的走法
loopy-law = 史密斯定理（1966）：若除有数的去处外，每个去处都能再走到某个数，而这个数是各个有数的去处所没有的最小自然数，节点就得到这个数；否则是无穷。数按异或相加；一个无穷随之平移；两个无穷是和棋。已算遍所有节点；节点数 { $nodes }，弧数 { $arcs }。
loopy-law-misere = 反常规则下没有可以相加的数；改用倒推，遍历全部局面。节点数 { $nodes }，弧数 { $arcs }。
