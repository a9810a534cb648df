preset-usual = 常规开局
preset-under-way = 进行中的一局
preset-parts = { $parts }
preset-game = { $game } · { $variant }
matrix-preset-1 = 石头剪刀布
matrix-preset-2 = 剪刀加倍
matrix-preset-3 = 猜硬币
matrix-preset-4 = 奇偶游戏
matrix-preset-5 = 二指猜拳
chess-ending-preset-1 = 王车对单王
chess-ending-preset-2 = 王车对单王，黑先
chess-ending-preset-3 = 王兵对单王
chess-ending-preset-4 = 小兵即将升变
chess-ending-preset-5 = 王后对单王
small-chess-preset-1 = 王车对王，三列
small-chess-preset-2 = 王兵对王，三列
small-chess-preset-3 = 各一车，三列
small-chess-preset-4 = 将杀在即，5×5
hackenbush-preset-1 = 常规开局
hackenbush-preset-2 = 两棵树
hackenbush-preset-3 = 三角形
hackenbush-preset-4 = 带自环
hackenbush-preset-5 = 反常规则，带圈
sprouts-preset-1 = 3 个点
sprouts-preset-2 = 2 个点
sprouts-preset-3 = 4 个点
sprouts-preset-4 = 进行中的一局
sprouts-preset-5 = 3 个点，反常规则
cops-and-robber-preset-1 = 常规开局
cops-and-robber-preset-2 = 带尾巴的圈
cops-and-robber-preset-3 = 圈，2 名警察
cops-and-robber-preset-4 = 彼得森图，3 名警察
cops-and-robber-preset-5 = 彼得森图，2 名警察
cat-and-mouse-preset-1 = 老鼠先走
cat-and-mouse-preset-2 = 猫先走
cat-and-mouse-preset-3 = 一条路
cat-and-mouse-preset-4 = 七个房间
cat-and-mouse-preset-5 = 八个房间
dots-and-boxes-preset-1 = 2×2 格，空棋盘
dots-and-boxes-preset-2 = 一排 3 格
dots-and-boxes-preset-3 = 2×3 格，已开局
dots-and-boxes-preset-4 = 长链残局
dots-and-boxes-preset-5 = 4×4 格残局
domineering-preset-1 = 3×3 空棋盘
domineering-preset-2 = 4×5 空棋盘
domineering-preset-3 = 残局
domineering-preset-4 = 3×4，反常规则
cram-preset-1 = 3×4 空棋盘
cram-preset-2 = 残局
cram-preset-3 = 3×3，反常规则
cram-preset-4 = 长条 10 格

## What sets a variant apart, in a title

variant-rows-cols = { $rows }×{ $cols }
variant-rows = { $value } 行
variant-size = { $value }×{ $value }
variant-width = { $value } 列
variant-n = { $value } 格
variant-k = 连 { $value } 子
moore-nim-variant-k = 至多动 { $value } 堆
variant-boards = { $value } 个棋盘
variant-misere = { $value ->
    [true] 反常规则
   *[false] 常规规则
 }
variant-wild = { $value ->
    [true] 自由画法
   *[false] 各画各的
 }
variant-max = 至多取 { $value }
variant-take = { $value ->
    [long] 另一组取法
   *[other] 取 { $value }
 }
heap-rule-variant-take = { $value ->
    [long] 另一种规则
   *[other] 取 { $value }
 }
variant-split = { $value ->
    [none] 不分堆
    [long] 另一种分法
   *[other] 分 { $value }
 }
variant-factor = 上限乘 { $value }
variant-plus = 上限加 { $value }
variant-t = 相差小于 { $value }
variant-target = 目标 { $value }
variant-low = 因数从 { $value } 起
variant-high = 因数到 { $value } 止
variant-number = { $value } 的因数
variant-men = 每方 { $value } 子
variant-toads = { $value } 只蟾蜍
variant-gap = 空 { $value } 格
variant-frogs = { $value } 只青蛙
variant-cops = { $value } 个警察
variant-faces = { $value } 面骰子
variant-cards = { $value } 张牌
variant-ante = 底注 { $value }
variant-bet = 下注 { $value }
variant-posts = { $value } 个据点
variant-payoff = { $value ->
    [dresher] 德雷舍计分
   *[fields] 每处一分
 }
variant-kind = { $value ->
    [cost] 分摊费用
   *[value] 分配收益
 }
variant-players = { $value } 人
variant-end = { $value ->
    [equal] 两数相等为止
   *[zero] 有一数为 0 为止
 }
variant-piece = { $value ->
    [king] 王
    [queen] 后
    [rook] 车
    [bishop] 象
    [knight] 马
   *[other] { $value }
 }
variant-board = { $value ->
    [0] 无边棋盘
   *[other] { $value }×{ $value }
 }
grid-walk-variant-board = 另一个棋盘
variant-material = { $value }
variant-rule = { $value ->
    [turning-turtles] 翻乌龟
    [mock-turtles] 假乌龟
    [moebius] 莫比乌斯
    [ruler] 标尺
    [ruler-max3] 标尺，至多三枚
    [twins] 双胞胎
    [twins-near] 近双胞胎
    [triplets] 三胞胎
    [square] 平方数
    [cube] 立方数
    [triangular] 三角形数
    [fibonacci] 斐波那契数
    [prime] 质数
    [prime-or-one] 质数和 1
    [prime-power] 质数幂
    [power-of-two] 2 的幂
    [composite-or-one] 合数和 1
    [digit] 取某一位数字
    [divisor] 因数
    [proper-divisor] 真因数
    [coprime] 互质的数
    [at-most-half] 至多一半
    [at-least-half] 至少一半
    [even-or-all-odd] 取偶数，奇数可取完
    [to-proper-divisor] 变为真因数
    [halve-or-decrement] 减半或减 1
   *[other] 另一种规则
 }
variant-code = 代码 { $value }
variant-moves = { $value ->
    [long] 另一组向量
   *[other] 向量 { $value }
 }
variant-times = { $value ->
    [any] 可任意重复
    [1] 不可重复
   *[other] 至多重复 { $value } 次
 }
variant-stop-sum = 总和到 { $value } 为止
variant-stop-empty = { $value ->
    [true] 一堆取完即止
   *[false] 取完一堆继续
 }
variant-forbid = { $value ->
    [equal] 不许留下相等的两堆
    [both-odd] 不许留下两个奇数堆
   *[nothing] 没有禁止
 }
variant-steps = { $value ->
    [long] 另一组步子
   *[other] 步子 { $value }
 }
variant-graph = 另一张图
variant-first = 先手策略固定
variant-second = 后手策略固定
