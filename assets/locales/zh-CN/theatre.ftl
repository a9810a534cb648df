# 方法剧场：选一种方法，逐步看它运行。
theatre-title = 方法：{ $game }
theatre-step = 第 { $step } 步，共 { $all } 步{ $state ->
    [plays] ，自动播放中
   *[holds] { "" }
 }
theatre-thinks = 正在运行。
theatre-too-large = 这里无法展示这种方法：{ $why }。引擎对这个局面的判断仍可在棋盘上按 o 查看。
theatre-too-many = 这一局面之下的局面超过 { $most } 个，多得无法展示；继续下，等剩下的局面足够少，按 S 就能看到搜索过程
theatre-typed = 这里的一步是任意一种加起来等于总数的分法，有无穷多种；判断分法靠的是各联盟所能得到的，而不是搜索
theatre-points-in-circles = 既计分又可能循环，无法展示搜索过程
theatre-hidden = 这里有隐藏的信息，走法要混合：看得见一切的搜索说明不了什么
theatre-head = 轮到谁走 [α, β]，各走法及其所得
theatre-level = { $side ->
    [first] 先手
   *[second] 后手
 } [{ $alpha }, { $beta }]
theatre-over = 终局
theatre-enters = { $side ->
    [first] 先手
   *[second] 后手
 }试走 { $move }。
theatre-leaves = { $move } 给{ $side ->
    [first] 先手
   *[second] 后手
 }带来{ $sure ->
    [exactly] {" "}{ $gain }
    [most] 至多 { $gain }
   *[least] 至少 { $gain }
 }。
theatre-ends = 搜索结束：{ $side ->
    [first] 先手
   *[second] 后手
 }所得为 { $gain }。
theatre-outcomes = 对走这一步的一方：+1 胜，0 和，-1 负。[ ] 正在考察，~ ~ 已跳过，≤ 与 ≥ 表示只需知道到这个程度。
theatre-points = 数字为走这一步的一方领先的分数。[ ] 正在考察，~ ~ 已跳过，≤ 与 ≥ 表示只需知道到这个程度。
theatre-waves-head = 轮次，该轮判定的局面数
theatre-wave-ends = 第 0 轮：终局。对轮到的一方，胜 { $won } 个，负 { $lost } 个，和 { $drawn } 个。
theatre-wave = 第 { $round } 轮：{ $won } 个局面可走到必败态，因而必胜；{ $lost } 个局面怎么走都留下必胜态，因而必败。
theatre-first = 桌上的局面在第 { $round } 轮判定：轮到的一方{ $outcome ->
    [N] 必胜
    [P] 必败
   *[D] 和棋
 }。
theatre-endless = 其余 { $open } 个局面任何一轮都判定不了：{ $side ->
    [first] 对局可以永不结束，那时先手获胜
    [second] 对局可以永不结束，那时后手获胜
   *[nobody] 双方都无法强迫取胜
 }。
theatre-waves-legend = 横条依次为必胜、必败与和棋的局面。棋盘上是该轮判定的一个局面。
theatre-begins = 搜索开始：{ $side ->
    [first] 先手
   *[second] 后手
 }走。
theatre-cut = 剪枝：{ $side ->
    [first] 先手
   *[second] 后手
 }在这里至少得 { $sure }，而对方不必让他超过 { $most }。跳过 { $moves } 步走法。
theatre-won-is-won = { $side ->
    [first] 先手
   *[second] 后手
 }已有一步必胜，不会有更好的：跳过 { $moves } 步走法。
theatre-recalls = 这个局面已经记下：轮到的一方得 { $gain }。
theatre-kept = 只保留前 { $steps } 步；其余 { $lost } 步照常运行并计数。

trace-title = { $method }：{ $game }
trace-choose = 适合这个局面的方法。按回车键运行。
trace-run-it = 运行
trace-head = 轮到谁走，各走法及其所得
trace-level = { $side ->
    [first] 先手
   *[second] 后手
 }
trace-leads-to = 可到达
trace-worth = 值
trace-best = 最佳走法
trace-best-table = 一步最佳走法；-：无子可走或怎么走都输
trace-waits = 等待
trace-set = 后继的值
trace-counter = 剩余走法
trace-plies = 步数
trace-table-pn = N：轮到的一方必胜；P：轮到的一方必败
trace-table-sg = SG 值：后继的值中没有出现的最小非负整数
trace-table-retrograde = 从终局倒推
trace-too-many-cells = 表中超过 { $most } 个局面，无法逐个看
trace-does-not-fit = 方法 { $method } 不适合这个局面
trace-pn-cell = { $position } 是什么态？看它的后继。
trace-pn-try = { $position } 可走到 { $to }，那是 { $letter }。
trace-pn-won = { $position } 可走到必败态 { $to }，所以 { $position } 是 N。
trace-pn-end = { $position } 是终局：对轮到的一方是 { $letter }。
trace-pn-all = { $position } 走不到任何 P，所以 { $position } 是 { $letter }。
trace-sg-cell = { $position } 的 SG 值是多少？看它的后继。
trace-sg-look = { $position } 可走到 { $to }，SG 值为 { $value }。
trace-sg-mex = 后继的值为 { $set }，没有出现的最小非负整数是 { $mex }。
trace-sg-write = { $position } 的 SG 值：mex { $set } = { $mex }。
trace-sg-begins = 共 { $all } 个局面，其中 { $ready } 个没有走法，最先就绪。
trace-sg-ready = { $position } 已就绪：{ $moves } 步走法都通向已知的值 { $set }。
trace-sg-frees = 有 { $waiting } 步走法在等 { $position }。{ $freed ->
    [0] 还没有新的局面就绪。
   *[other] 现在就绪：{ $names }。
 }
trace-retro-begins = 共 { $positions } 个局面，各记下自己的走法数。
trace-retro-seed = { $position } 是终局：对轮到的一方是 { $letter }，入队。
trace-retro-pop = { $position } 是 { $letter }，有 { $above } 步走法通向它。
trace-retro-won = { $position } 可走到 { $to }：{ $plies } 步内必胜。
trace-retro-lower = { $position } 走到 { $to } 会输，还剩 { $left } 步走法可指望。
trace-retro-lost = { $position } 怎么走都输：{ $plies } 步后必败。
trace-retro-all = 队列已空，所有局面都已判定。
trace-retro-left = 队列已空，还剩 { $left } 个局面：{ $side ->
    [first] 可以永远走下去，那时先手胜
    [second] 可以永远走下去，那时后手胜
   *[nobody] 双方都无法强迫取胜
 }。
trace-cost = { $method }：{ $unit ->
    [nodes] { $work } 个节点
    [playouts] { $work } 次模拟
    [rounds] { $work } 轮
    [searches] { $work } 次搜索
    [contributions] { $work } 次边际贡献
    [coalitions] { $work } 个联盟
    [programmes] { $work } 个线性规划
    [pivots] { $work } 次换基
   *[cells] { $work } 格
 }
trace-cost-spared = { $method }：{ $work } 个节点，剪枝 { $cuts } 次，查表 { $recalled } 次
trace-cost-more = { $method }：超出了运行的上限
trace-asks-cell = 问号处该填什么？回车键作答，Esc 不再问。
trace-asks-move = 下一步走法会得到多少？回车键作答，Esc 不再问。
trace-right = 对：{ $answer }
trace-wrong = 不对。{ $reason }

method-minimax = 极小化极大
method-minimax-about = 把每一条变化都走到终局
method-alpha-beta = α-β 剪枝
method-alpha-beta-about = 带窗口的极小化极大，无关的走法剪去
method-alpha-beta-ordered = α-β 剪枝，好棋先行
method-alpha-beta-ordered-about = 次序越好，剪得越多
method-alpha-beta-memory = α-β 剪枝加置换表
method-alpha-beta-memory-about = 记住局面，不重复搜索
method-depth-limited = 限定深度的搜索
method-depth-limited-about = 搜到一定深度，叶子用估值函数
method-iterative-deepening = 迭代加深
method-iterative-deepening-about = 深度 1、2、3……，每次用上一次的结果排序
method-quiescence = 静态搜索
method-quiescence-about = 到深度之后只走不平静的走法
method-uct = 随机模拟与 UCT
method-uct-about = 随机下完，看好的走法多试
method-pn-recursion = 递归判定 P/N
method-pn-recursion-about = 自顶向下的记忆化搜索；有一步到 P 就够了
method-pn-table = 填表判定 P/N
method-pn-table-about = 从终局填起：有一步到 P 就是 N
method-sg-values = 填表求 SG 值
method-sg-values-about = 从终局填起，取后继的 mex
method-sg-graph = 逐点求 SG 值
method-sg-graph-about = 按拓扑序：谁等谁，后继的值与 mex
method-sg-sum = 游戏之和的 SG 值
method-sg-sum-about = 各部分的 SG 值取异或和
method-interval-difference = 区间 DP：差
method-interval-difference-about = d[i][j] = max(a[i] - d[i+1][j], a[j] - d[i][j-1])，按长度
method-interval-total = 区间 DP：先手总分
method-interval-total-about = 配合前缀和
method-interval-pairs = 区间 DP：先手与后手成对
method-interval-pairs-about = 两方各得多少，成对记录
method-interval-left = 区间 DP：按左端点
method-interval-left-about = 求差，只用一行内存
method-interval-memory = 区间 DP：记忆化搜索
method-interval-memory-about = 自顶向下
method-interval-folding = 折叠
method-interval-folding-about = 峰 a <= b >= c 换成 a - b + c：线性时间
method-retrograde = 倒推分析
method-retrograde-about = 从终局倒推，每个局面一个计数器
method-waves = 倒推分析：按轮
method-waves-about = 每一轮判定由前面各轮决定的局面
method-max-flow = 最大流
method-max-flow-about = 增广路、残量网络、最小割
method-shapley = 沙普利值
method-shapley-about = 按所有次序求各人的边际贡献
method-core = 核心
method-core-about = 有没有联盟不满
method-nucleolus = 核仁
method-nucleolus-about = 先使最大的不满最小，再看下一个
method-simplex = 线性规划
method-simplex-about = 单纯形表，逐次换基
method-fictitious-play = 虚拟博弈
method-fictitious-play-about = 各自应对对方以往的平均
method-regret-matching = 遗憾匹配
method-regret-matching-about = 越后悔没走的，走得越多
method-cfr = 反事实遗憾最小化
method-cfr-about = 每个信息集上的遗憾
method-cfr-plus = 反事实遗憾最小化 CFR+
method-cfr-plus-about = 遗憾不低于零
trace-listed = { $name }：{ $about }
trace-expect-method = 以下之一：{ $methods }
trace-no-program = 方法 { $method } 没有配套程序
trace-no-table = 方法 { $method } 不填表
trace-found = { $method }的结果：{ $found }
trace-stands = 没有联盟不满
trace-falls = 有联盟不满
trace-unfinished = 没有运行到底

trace-interval-difference = d：先手比后手多得多少
trace-interval-total = f：先手得多少
trace-interval-pairs = p：先手与后手各得多少
trace-interval-left = d：只有一行，按右端点存放
trace-interval-memory = memo：已记下的值
trace-interval-sums = s：前缀和
trace-interval-best = 最佳：L、R、LR 皆可
trace-interval-stack = 调用栈
trace-interval-call = 调用
trace-interval-fold = 先折叠，再从两端取
trace-interval-ends = 两端
trace-interval-rest = 剩余部分
trace-interval-brings = 所得
trace-interval-long = 这一行超过 { $most } 个数，多得无法展示；引擎仍能用折叠求解
trace-interval-wide = 这一行有绝对值超过 { $most } 的数，大得无法展示；引擎仍能用折叠求解
trace-interval-cell = 从 { $i } 到 { $j }：{ $numbers }。
trace-interval-base = 只有一个数，直接取走：{ $cell } = { $worth }。
trace-interval-sum = 前 { $count } 个数之和为 { $sum }。
trace-interval-takes = { $end ->
    [left] 取左端
   *[right] 取右端
 }的 { $number }：{ $number } - { $cell } = { $number } - { $rest } = { $brings }。
trace-interval-takes-total = { $end ->
    [left] 取左端
   *[right] 取右端
 }的 { $number }。其余的数中对方得 { $cell } = { $rest }，剩下的归自己：{ $number } + { $sum } - { $less } = { $brings }。
trace-interval-takes-pair = { $end ->
    [left] 取左端
   *[right] 取右端
 }的 { $number }。其余由对方先取，{ $cell } = { $rest }；自己得 { $number } + { $more }：{ $brings }。
trace-interval-better = { $best ->
    [L] 取左端更好
    [R] 取右端更好
   *[LR] 两端一样好
 }：{ $cell } = { $worth }。
trace-interval-enter = 调用 best({ $i }, { $j })。
trace-interval-hit = 已经记下：memo[{ $i }, { $j }] = { $worth }。
trace-interval-push = 把 { $number } 接到末尾。
trace-interval-folds = 出现峰：{ $a } <= { $b } >= { $c }，换成 { $a } - { $b } + { $c } = { $folded }。
trace-interval-greater = 较大的一端是 { $number }，{ $side ->
    [own] 先手
   *[other] 后手
 }取走：差为 { $d }。
trace-interval-answer = 这一行先手得 { $own }，后手得 { $other }，差为 { $ahead }。最佳走法：{ $best ->
    [L] 取左端
    [R] 取右端
   *[LR] 两端都行
 }。
trace-interval-held = { $says }加上先手原来领先的 { $held }：共 { $all }。

trace-sum-table = 各部分的 SG 值，逐列异或
trace-sum-own = { $part } 的 SG 值
trace-sum-becomes = 应变为
trace-sum-wide = 这里有 SG 值超过 { $most } 个二进制位，多得无法展示
trace-sum-no-value = 引擎不知道 { $part } 这一部分的 SG 值
trace-sum-told = { $part } 太大，这里不填表；引擎知道它的 SG 值：{ $value }。
trace-sum-part = { $part } 的 SG 值为 { $value }。x = { $before } xor { $value } = { $after }。
trace-sum-column = { $power } 这一列有 { $ones } 个 1：{ $bit ->
    [1] 奇数个，得 1
   *[0] 偶数个，得 0
 }。
trace-sum-total = 异或和为 { $sum }。
trace-sum-wanted = { $part }：{ $value } xor { $sum } = { $wanted }，{ $how ->
    [less] 比原来小，一定有一步走到
   *[more] 比原来大，未必走得到
 }。
trace-sum-play = 走 { $move }：{ $part } 的值变为 { $wanted }，异或和为 0。
trace-sum-answer = 异或和为 { $sum }：{ $letter ->
    [N] 轮到的一方必胜
   *[P] 轮到的一方必败
 }。
trace-learning = { $method }：多轮学习
trace-learnt-iterations = 迭代
trace-learnt-exploitability = 可利用度
trace-learnt-low = 至少
trace-learnt-value = 平均策略所得
trace-learnt-high = 至多
trace-learnt = { $method }，双方互相学习。精确解：先手每轮得 { $value }。
trace-asks-step = 下一步会得到什么？回车键作答，Esc 不再问。

trace-flow-arcs = 各条弧及其残量
trace-flow-nodes = 由谁到达
trace-flow-capacity = 容量
trace-flow-flow = 流量
trace-flow-forth = 残量
trace-flow-back = 反向
trace-flow-search = 目前流量为 { $flow }。从 { $source } 出发，在残量网络上搜索。
trace-flow-reach = 从 { $from } 到 { $to }：{ $arc } 还能通过 { $room }。
trace-flow-take-back = 从 { $from } 到 { $to }，逆着 { $arc }：可退回 { $room }。
trace-flow-path = 沿 { $path } 到达汇点，这条增广路上最小的残量是 { $room }。
trace-flow-push = 沿 { $path } 增加 { $room }，流量变为 { $flow }。
trace-flow-cut = 从 { $reached } 到不了 { $sink }。{ $count ->
    [0] 没有弧通向外面，什么也流不过去
   *[other] 通向外面的弧都已满：{ $arcs }，容量共 { $flow }，这是最小割，流量不能更大
 }。
trace-shapley-orders = 按到来的次序，各人的边际贡献
trace-shapley-sizes = 按之前到来的人数，各人的平均边际贡献
trace-shapley-sums = 合计
trace-shapley-total = 总和
trace-shapley-mean = 平均
trace-shapley-order = 到来的次序为 { $order }。
trace-shapley-marginal = { $player } { $count ->
    [0] 最先到来
   *[other] 在 { $before } 之后到来
 }：有 { $player } 时为 { $with }，没有时为 { $without }，贡献 { $adds }。
trace-shapley-by-size = 共 { $orders } 种次序，多得不能逐一列出。每个人排在 0、1、2……人之后的次序一样多，所以对每个人数各取一个平均数就够了。
trace-shapley-behind = { $player } { $count ->
    [0] 最先到来
   *[other] 排在 { $count } 人之后
 }，平均贡献 { $adds }。
trace-shapley-add = { $player } 的总和变为 { $total }。
trace-shapley-divide = { $player }：{ $total } / { $count } = { $mean }。
trace-core-title = 分法：{ $split }
trace-core-worth = { $kind ->
    [cost] 单独花费
   *[value] 单独所值
 }
trace-core-keep = { $kind ->
    [cost] 付
   *[value] 得
 }
trace-core-beyond = { $kind ->
    [cost] 省下
   *[value] 多得
 }
trace-core-coalition = { $coalition } 有没有理由反对？
trace-core-alone = { $coalition } 单独{ $kind ->
    [cost] 要花
   *[value] 值
 } { $worth }。
trace-core-gets = { $coalition } { $kind ->
    [cost] 付
   *[value] 得
 } { $keep }：{ $enough ->
    [yes] 没有理由反对
   *[no] 有理由反对
 }。
trace-core-objects = { $coalition } 反对：单干可{ $kind ->
    [cost] 省
   *[value] 多得
 } { $by }。这种分法不在核心之中。
trace-core-stands = { $count } 个联盟都没有理由反对：这种分法在核心之中。
trace-nucleolus-coalitions = 分法使各联盟比单干{ $kind ->
    [cost] 省多少
   *[value] 多得多少
 }
trace-nucleolus-shares = 各人的份额
trace-nucleolus-round = 第 { $round } 轮
trace-nucleolus-first = { $within ->
    [own] 在谁都不比单干差的分法中，要使
   *[all] 要使
 }每个联盟都比单干{ $kind ->
    [cost] 省
   *[value] 多得
 }，最多能保证 { $level }，分法为 { $split }。
trace-nucleolus-next = { $within ->
    [own] 在谁都不比单干差的分法中，要使
   *[all] 要使
 }其余每个联盟都比单干{ $kind ->
    [cost] 省
   *[value] 多得
 }，最多能保证 { $level }，分法为 { $split }。
trace-nucleolus-tight = 取等的联盟：{ $coalitions }。凡能保证这么多的分法，留给它们的都恰好是 { $level }。
trace-nucleolus-fix = { $coalition } 固定为比单干{ $kind ->
    [cost] 省
   *[value] 多得
 } { $level }。
trace-nucleolus-answer = 所有份额都已确定。核仁：{ $split }。
trace-simplex-title = 单纯形表：y 是各列的权重，s 是各行的松弛变量，z 是目标
trace-simplex-basis = 基
trace-simplex-bound = 右端
trace-simplex-ratio = 比值
trace-simplex-begins = 每个收益加上 { $raise }，使其都不小于 1。每行不得超过 1，要使 y 之和最大。
trace-simplex-enter = { $variable } 入基：第一个为负的检验数 { $goal }。
trace-simplex-leave = { $variable } 出基：它那一行的右端与系数之比最小，为 { $ratio }。
trace-simplex-pivot = 主元 { $pivot }：{ $enter } 取代 { $leave }。目标值为 { $goal }。
trace-simplex-done = 没有负的检验数。1 / ({ $goal }) = { $raised }，减去 { $raise }，值为 { $value }。行的混合策略 { $rows }；列的混合策略 { $cols }。
trace-choices = { $side ->
    [first] 行
   *[second] 列
 }
trace-bounds = 逐轮的上下界
trace-bound-lower = 至少
trace-bound-upper = 至多
trace-played = 次数
trace-brings = 所得
trace-fictitious-first = 还没有走过：从第 { $row } 行、第 { $column } 列开始。
trace-fictitious-best = 对前 { $rounds } 轮的全部走法，行 { $row } 得最多，为 { $gain }；列 { $column } 失最少，为 { $cost }。
trace-fictitious-count = 行 { $row } 已走 { $first } 次，列 { $column } 已走 { $second } 次。
trace-fictitious-bound = 双方的平均保证：值至少为 { $lower }，至多为 { $upper }。
trace-regret-pays = 收益
trace-regret-mean = 平均策略
trace-regret-regret = 遗憾
trace-regret-mix = 下一策略
trace-regret-payoff = { $side ->
    [first] 行
   *[second] 列
 }的混合策略得 { $mean }；选 { $choice } 所得最多，为 { $pays }。
trace-regret-average = { $side ->
    [first] 行
   *[second] 列
 }的平均策略计入这一轮。
trace-regret-added = 选 { $choice } 会比混合策略多得 { $more }：它的遗憾变为 { $regret }。
trace-regret-strategy = { $regretted ->
    [yes] 下一轮按正的遗憾的比例
   *[no] 没有遗憾，下一轮均匀地
 }选择，这是{ $side ->
    [first] 行
   *[second] 列
 }的策略。
trace-regret-bound = 第 { $round } 轮之后，平均策略大约保证 { $lower } 到 { $upper }。
trace-regret-proved = 平均策略舍入到千分之一，精确地保证：值至少为 { $lower }，至多为 { $upper }。

method-regret-matching-plus = 遗憾匹配+
method-regret-matching-plus-about = 遗憾不低于零
method-discounted-cfr = 折扣 CFR
method-discounted-cfr-about = 旧的遗憾逐渐淡去
trace-dialled-depth = { $method }，深度 { $depth }
trace-dialled-playouts = { $method }，{ $playouts } 次模拟
trace-by-depth = 选择如何随深度变化
trace-chosen = 选择
trace-nodes = 节点
trace-line = 主线
trace-oracle = 真值
trace-visits = 访问
trace-mean = 均值
trace-term = { $name } { $points }
trace-leaf-terms = 对轮到的一方估值：{ $terms }
trace-leaf-unknown = 到达视界：一无所知，按 0 计
trace-tries-leaf = { $side ->
    [first] 先手
   *[second] 后手
 }试走 { $move }：{ $told }。
trace-depth-begins = 深度 { $depth } 的搜索开始。
trace-depth-ends = 深度 { $depth } 选择 { $move }（{ $gain }），{ $nodes } 个节点。主线：{ $line }
trace-depth-unfinished = 深度 { $depth } 需要超过 { $nodes } 个节点，没有搜完。
trace-estimated = { $move }，估值 { $gain }，未经证明
trace-first = 先试 { $move }：上一次搜索在这里最看好它。
trace-noisy = 估值 { $gain }。不平静的走法仍要继续搜：{ $moves }。
trace-narrowed = 只考察{ $moves }：什么也没有证明。
eval-near-cells = 距已有棋子不超过 { $reach } 格、最有希望的 { $most } 格（空盘时只有中央）
trace-estimates = +WIN 与 -WIN { $proved ->
    [yes] 在这一深度内已经证明
   *[no] 只在所考察的走法之内成立
 }；其余数字都是估值，对走这一步的一方而言。[ ] 正在考察，~ ~ 已跳过。
trace-uct-table = 各走法的模拟结果
trace-uct-legend = 均值：模拟全胜为 +1，全负为 -1。真值：已证明的结果，? 表示这一步有所失。
trace-uct-expand = 这里的 { $moves } 种走法加入树中。
trace-uct-playout = 从这里随机下 { $plies } 步：{ $winner ->
    [first] 先手胜
    [second] 后手胜
    [open] 尚未终局，按和棋计
   *[nobody] 无人取胜
 }。
trace-uct-select = 沿上界最高的走法向下：{ $line }。{ $move } 的上界为 { $bound }。
trace-uct-back = 结果沿路返回。{ $move }：访问 { $visits } 次，均值 { $mean }。
trace-uct-back-root = 结果 { $value } 记在根上。
trace-uct-ends = { $move } 访问最多：{ $playouts } 次模拟中占 { $visits } 次，均值 { $mean }。
trace-uct-guess = { $move }，{ $playouts } 次模拟中访问 { $visits } 次，均值 { $mean }：只是猜测，未经证明
trace-chooser-depth = 深度 { $depth } 选择 { $move }。
trace-chooser-playouts = 模拟选择 { $move }。
trace-oracle-silent = { $chooser }{ $move } 是否有错不得而知：在允许的计算量内没有证明。
trace-oracle-agrees = { $chooser }真值与此一致：{ $move } 得 { $gain }，没有更好的走法。
trace-oracle-errs = { $chooser }真值：{ $move } 只得 { $after }，本来可得 { $before }。{ $why }
trace-beyond-horizon = 反驳是 { $answer }，{ $plies } 步后终局，在深度 { $depth } 的视界之外。
trace-refuted-in = 反驳是 { $answer }，{ $plies } 步后终局。
trace-refuted = 反驳是 { $answer }。
trace-ends-the-game = 对局立即结束。
eval-open-lines = 开放线
eval-ones = 开放线上一子
eval-twos = 二子
eval-threes = 三子
eval-fours = 四子以上
eval-middle = 中路
eval-corners = 角
eval-mobility = 行动力
eval-discs = 子数
eval-men = 兵子
eval-kings = 王
eval-advance = 推进
eval-material = 子力
eval-edge = 王离边
eval-near = 王相近
eval-race = 赛跑
eval-steps = 余步
eval-blocked = 受阻


