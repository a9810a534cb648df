dag-name = 图上推子
dag-alias = 有向图游戏|有向无环图|推棋子
dag-promise = 沿箭头推动一枚棋子。
dag-rules = 棋子放在一个无圈有向图的节点上，几枚可以同在一处。每步沿一条弧推动一枚棋子。{ $misere ->
    [true] 无法行动者胜。
    [false] 无法行动者负。
   *[other] 无法行动者负；反常规则下无法行动者胜。
 }
dag-notation = 写出各棋子所在的节点，如 a,b；没有棋子写 -。走法 2:c->d 表示把棋子 2 从 c 推到 d。图写作一串弧 a>b,a>c 和孤立节点 d，也可以用 DOT。
dag-param-graph = 图：弧 a>b、孤立节点，或 DOT
dag-param-misere = 无法行动者胜
dag-stuck-loses = 无法行动者负。
dag-stuck-wins = 反常规则：无法行动者胜。
dag-cycle = 图中有圈 { $cycle }
dag-expect-acyclic = 没有圈的图

## Why

dag-ask = 从尽头往回推：轮到走时，哪些节点是输的？
dag-ask-several = 每枚棋子各有 SG 值。它们的异或和是多少？
dag-ask-misere = 从尽头往回推（在尽头轮到谁走谁赢）：你的每一步会留下什么？
dag-look = 节点的 SG 值，是它的各个去处都没有的最小自然数。这里是 { $nimber }。
dag-values = 从死路往上逐个推算：每个节点、它各个去处的值，以及它自己的值（去处的值中没有出现的最小非负整数）。
dag-values-tame = 从死路往上逐个推算：每个节点、它各个去处的值，以及它自己的值。斜线前是 SG 值，斜线后是反常值，各是去处的同类值中没有出现的最小非负整数；死路处是 0/1。
dag-values-misere = 从死路往上逐个推算：无路可走的节点是 N，有一条箭头通向 P 的也是 N，所有箭头都通向 N 的是 P。轮到的一方在 P 必败。
dag-head-outcome = 胜负
dag-head-node = 节点
dag-head-targets = 去处的值
dag-head-value = SG 值
dag-head-values = 值
dag-look-several = 各棋子的 SG 值写成二进制，上下对齐。它们的异或和是 { $sum }。
dag-left = 每一步留下的 SG 值：缺少的最小数是 { $nimber }。
dag-left-misere = 每一步留给对手的局面：N 是对手赢，P 是对手输。
dag-place = 所指的去处 SG 值为 0：谁从那里走谁输。
dag-place-misere = 走到所指的去处，对手必输。
dag-place-token = 棋子 { $token } 能把局面理顺。
dag-place-none = 列出的每一步都留给对手一个赢的局面。
dag-move = 走 { $push }：棋子就停在 SG 值为 0 的节点上。
dag-move-several = 走 { $push }：这枚棋子的值由 { $before } 变为 { $before } ⊕ { $sum } = { $after }，异或和变为 0。
dag-move-misere = 走 { $push }：留下的局面对手必输。
dag-stall = { $moves ->
    [1] 你只能走 { $push }，而这一步输。
   *[other] 面对完美的对手，每一步都输。没有哪一步撑得比 { $push } 更久。
 }
dag-claim-won = SG 值是 { $nimber }，所以你能赢，共需 { $plies } 步；有 { $moves } 种取胜走法。
dag-claim-lost = SG 值为 0，所以每一步都输；最多还能撑 { $plies } 步。
dag-claim-won-several = 异或和是 { $nimber }，不为 0，所以你能赢；有 { $moves } 种取胜走法。
dag-claim-lost-several = 异或和为 0，所以每一步都输。
dag-claim-won-misere = 你能赢，共需 { $plies } 步；有 { $moves } 种取胜走法。
dag-claim-lost-misere = 每一步都输；最多还能撑 { $plies } 步。
dag-proof-won = 此后无论对手怎么走，你总有一步让对手再次落入必输的局面；每一步都沿着图向下，所以终会结束。
dag-proof-won-misere = 此后无论对手怎么走，你要么有一步让对手再次落入必输的局面，要么无法行动而获胜。每一步都沿着图向下，所以终会结束。
dag-proof-end = 此后再没有棋子能动，棋局结束。
dag-proof-lost = 你的每一步，对手都有一步应着让你再次落入必输的局面。
dag-proof-lost-misere = 你的每一步，对手要么有一步应着让你再次落入必输的局面，要么无法行动而获胜。
dag-head-move = 走法
dag-head-leaves = 留下
dag-head-plies = 到结束的步数
dag-law = SG 定理（斯普拉格 1935，格伦迪 1939）：互不相干的棋子，SG 值取异或和。所有节点的值都已沿各弧从尽头往回算出；节点数 { $nodes }，弧数 { $arcs }。
dag-law-misere = 策梅洛的递推（1913），已从尽头往回算遍全图；节点数 { $nodes }，弧数 { $arcs }。
dag-law-search = 反常规则下 SG 值不能相加。这一局面之下的所有局面都已搜遍（策梅洛的递推，1913）。
