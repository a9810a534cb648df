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
method-shapley = 夏普利值
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
trace-estimates = +WIN 与 -WIN 在这一深度内已经证明；其余数字都是估值，对走这一步的一方而言。[ ] 正在考察，~ ~ 已跳过。
trace-uct-table = 各走法的模拟结果
trace-uct-legend = 均值：模拟全胜为 +1，全负为 -1。真值：已证明的结果，? 表示这一步有所失。
trace-uct-expand = 这里的 { $moves } 种走法加入树中。
trace-uct-playout = 从这里随机下到终局，共 { $plies } 步：{ $winner ->
    [first] 先手胜
    [second] 后手胜
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
