screen-need = 需要 { $columns }×{ $rows }，现为 { $wide }×{ $high }
screen-gallery = 全部游戏，按类别
screen-family-heaps = 取子
screen-family-breaks = 取与分
screen-family-numbers = 数
screen-family-coins = 硬币
screen-family-scores = 计分
screen-family-secrets = 隐秘
screen-family-boards = 棋盘
screen-family-graphs = 图
screen-family-coalitions = 合作
screen-family-sums = 组合
screen-found = 筛选结果
screen-found-nothing = 没有叫这个名字的游戏。
screen-choose-a-game = 先选一个游戏。
screen-quit-with-q = 这里是首页。按 q 退出，未完的棋局会保存。
screen-language-promise = 切换语言
screen-scale = { $scale ->
    [5] 棋盘放得下多大就画多大。
   *[other] 棋盘最大为 { $largest } 级中的第 { $scale } 级。
 }
screen-mouse-on = 鼠标已启用：单击指向，再击走棋。
screen-mouse-off = 鼠标恢复为选取文字。
screen-set-up = 设定：{ $game }
screen-ways-on = 从 { $node } 出发：到 { $ways }。
screen-no-way-on = 从 { $node } 出发：无路可走。
screen-preset = 预设
screen-preset-of = { $title }（{ $number }/{ $all }）
screen-position = 局面
screen-position-note = 留空则用开局局面。{ $notation }
screen-players = 对局者
screen-you-begin = 你先走
screen-oracle-begins = 对手先走
screen-two-people = 两人对弈
screen-level = 棋力
screen-start = 开始
screen-start-means = 按回车开始对局。
screen-turn = 左右键切换。
screen-param = { $means }（{ $bounds }；默认 { $default }）
screen-seats = { $you ->
    [first] { $first } 你 · { $second } 对手
   *[second] { $first } 对手 · { $second } 你
 }（{ $level }）
screen-seats-two = { $first } 先手 · { $second } 后手
screen-told = { $who ->
    [you] 你
    [oracle] 对手
    [first] 先手
   *[second] 后手
 }{ $told }。
screen-remark = “{ $remark }”
screen-round-what-now = N 下一局，交换先后手 · E 你的习惯{ $undo ->
    [yes] {" · u 悔棋"}
   *[no] {""}
 }
screen-next-round = 下一局：交换先后手，重新抽签。
screen-habits = 你有多容易被利用？
screen-no-habits = 只有扑克、骰子和矩阵游戏才看得出习惯。
screen-help-habits = 至今各局你的打法与均衡对照、对它的精确最佳应对、每局因此多赢多少，以及把握有多大。只计打完的局，每局只计一次。
screen-give-back = 这一步把胜势送回去了。要悔棋吗？
screen-give-back-keys = u 悔棋，回车继续。
screen-oracle-mute = 对手找不到走法。{ $why }
screen-oracle-waits = 轮到对手走。按回车让它走。
screen-oracle-moves = 轮到对手走。
screen-turn-of = { $who ->
    [you] 轮到你走。
    [oracle] 轮到对手走。
    [first] 轮到先手走。
   *[second] 轮到后手走。
 }
screen-type-a-move = 局面太大，无法指点。请输入走法，如 { $mv }。
screen-type-your-own = 按 : 输入走法。
screen-pointed = 按回车：{ $told }
screen-pointed-many = 这里有 { $count } 种走法。按回车选中。
screen-thinking = 思考中：已算 { $done } 步。按 x 停止。
screen-thinking-part = 思考中：{ $percent } %。按 x 停止。
screen-proving = 寻找证明：{ $done } 步
screen-playing-out = 随机模拟：{ $done } 局
screen-interrupted = 已停止。
screen-stopped = 思考已被停止。
screen-too-large = 无法判定这个局面：{ $why }。
screen-engine-broke = 引擎在此出错，这是本程序的缺陷
screen-game-before = 回到上一局。
screen-nothing-to-undo = 没有可悔的棋。
screen-nothing-to-redo = 这里没有悔掉的棋。
screen-swapped = 换边，新的一局。悔棋可回到上一局。
screen-new-game = 新的一局。悔棋可回到上一局。
screen-pasted = 已摆好粘贴的局面。悔棋可回到上一局。
screen-not-your-turn = 现在轮到对手走
screen-type-own = 请输入{ $expected }
screen-type-total = 合法走法 { $total } 种；Tab 补全
screen-shared = 全体共有 { $worth } 可分。
screen-step-ask = 想一想：{ $says }
screen-step-look = · { $says }
screen-step-place = · { $says }
screen-step-move = → { $says }
screen-step-proof = · { $says }
screen-step-law = 依据：{ $says }
screen-line = 主线（双方最佳）：{ $moves }
screen-every-move = 全部走法（{ $total }）
screen-moves-n = 取胜
screen-moves-estimate = 未经证明，看来最好的在前
screen-moves-open = 走法
screen-moves-d = 成和
screen-moves-p = 输棋
screen-moves-group = { $heading }：{ $count } 种
screen-moves-studied = 只列出前 { $most } 种走法的应着。
screen-steps-more = 其余理由
screen-answered = { $reply } 可破（正解 { $answers } 种）
screen-leaves-nimber = 留下 { $nimber }
screen-leaves-nimber-in = 留下 { $nimber }，{ $plies } 步
screen-leaves-in = { $plies } 步
screen-leaves-expected = { $mean }
screen-leaves-estimate = ≈ { $ahead }
screen-leaves-margin = 终局 { $own } 比 { $other }
screen-hint = 提示 { $number }/{ $all }
screen-hint-step = { $number }. { $says }
screen-no-verdict = 这里没有可以质疑的判定。
screen-dispute-open = 这里的走法是混合的，没有可以质疑的判定。
screen-dispute = 质疑 ·{ " " }
screen-dispute-n = 判定为 N：轮到的一方必胜。由对手执必胜方，你来防守；按 X 换边。
screen-dispute-p = 判定为 P：每一步都输。随便走一步，都会被反驳。
screen-dispute-d = 判定为 D：双方都不能强行取胜。请你试着取胜。
screen-dispute-over = 判定成立。要悔棋再试一步吗？
screen-dispute-kept = { $mv } 保住胜势：这一步没有争议。
screen-dispute-refuted = { $mv } 不行：{ $reply } 可破。
screen-dispute-held = 对 { $mv }，应以 { $reply }：仍是和棋。
screen-chart = 数值：{ $game }
screen-chart-none = { $game }没有数值表。
screen-chart-over = 这个局面已经终局。
screen-chart-stopped = 已停止。按方向键继续。
screen-chart-end = 数值表到此为止：{ $why }。
screen-chart-source = 出处：{ $source }。
screen-chart-map = 行为 { $rows }，列为 { $columns }。
screen-chart-letters = P 表示轮到的一方必败，句点表示必胜。
screen-chart-numbers = 0 表示轮到的一方必败，其余数值表示必胜。
screen-chart-nimber = { $at }：SG 值 { $nimber }，{ $nimber ->
    [0] P：轮到的一方必败。
   *[other] N：轮到的一方必胜。
 }
screen-chart-outcome = { $at }：{ $outcome ->
    [P] P：轮到的一方必败。
    [N] N：轮到的一方必胜。
   *[D] D：和棋。
 }
screen-chart-exception = 例外：周期解释不了它。
screen-chart-before = 周期尚未开始。
screen-chart-round = 第 { $round } 个周期的第 { $place } 位，周期长 { $period }。
screen-chart-no-move = 此处无法行动。
screen-chart-mex = 共 { $moves } 种走法，留下 { $list }{ $more ->
    [more] …
   *[none] {""}
 }；其中缺少的最小值是 { $mex }。
screen-chart-lost = { $lost ->
    [0] { $moves } 种走法中，没有一种留下 P。
   *[other] { $moves } 种走法中，有 { $lost } 种留下 P。
 }
screen-chart-play = 按回车从 { $position } 开始对局。
screen-chart-write = 按 w 写入 { $name }.{ $format }，按 f 换格式。
screen-chart-law = 规律：{ $law }
screen-chart-against = 对照：{ $variant }
screen-chart-nothing = 无从问起：{ $why }。
screen-chart-misses = 表中有 { $cells } 格不符合这条规律，标有 { $mark }。
screen-chart-flips = 表中有 { $cells } 格换了胜方，标有 { $mark }。
screen-guess-title = 猜规律
screen-guess-prompt = 规律：
screen-guess-hint = n % 4 == 0 说出轮到的一方何时必败，n % 4 给出 SG 值。大小记作 n，或 a、b、c……；k 是 b - a，phi 是黄金比，^ 是异或。按向上键找回以前输入的内容。
screen-diff-title = 与另一种规则比较
screen-diff-prompt = 另一种：
screen-diff-hint = 改动一个参数，或换成另一个游戏的名字：按回车即知哪些局面换了胜方。按向上键找回以前输入的内容。
screen-written = 已写入：{ $file }
screen-history = 复盘
screen-history-note = 上下键：走法。左右键：分支。回车：回到该处。
screen-history-start = 开局
screen-history-drawn = 和棋
screen-history-expected = { $who ->
    [you] 你
    [oracle] 对手
    [first] 先手
   *[second] 后手
 }：{ $mean }
screen-history-won = { $who ->
    [you] 你胜
    [oracle] 对手胜
    [first] 先手胜
   *[second] 后手胜
 }
screen-history-branch = 分支 { $number }/{ $all }
screen-settings = 设置
screen-settings-note = 左右键改动设置，立即生效并保存。
screen-theme-tried = 左右键试看其他配色，回车采用当前配色，Esc 恢复为“{ $theme }”。
screen-choice-on = 开
screen-choice-off = 关
screen-choice-auto = 自动
screen-choice-always = 总是
screen-choice-never = 从不
screen-choice-dark = 深色
screen-choice-light = 浅色
screen-choice-high-contrast = 高对比度
screen-choice-colour-blind = 色觉友好
screen-choice-terminal = 终端自带颜色
screen-choice-none = 无颜色
screen-choice-narrow = 1 格
screen-choice-wide = 2 格
screen-choice-you = 你
screen-choice-oracle = 对手
screen-set-language = 语言
screen-set-theme = 配色
screen-set-color = 颜色
screen-set-glyphs = 字符
screen-set-ambiguous = 圆点、线条等符号的宽度
screen-set-mouse = 鼠标
screen-set-motion = 动态效果
screen-set-pace = 演示的速度
screen-set-cache = 保存大表
screen-set-memory = 内存（MB）
screen-set-remarks = 对手输定时说出来
screen-set-level = 棋力
screen-set-first = 谁先走
screen-set-panel-moves = 解析：走法颜色
screen-set-panel-values = 解析：棋盘上的数值
screen-sample = 当前配色
screen-sample-text = 普通文字
screen-sample-selected = 选中之处
screen-sample-key = 按键
screen-sample-won = 取胜的走法
screen-sample-lost = 输棋的走法
screen-sample-drawn = 成和的走法
screen-sample-focus = 理由所指之处
screen-sample-warning = 警告
screen-sample-hint = 轻声提示
screen-help = 帮助
screen-notation = 记法
screen-help-gallery = 首页：接着下的棋局、今日一题、课程、最有名的游戏和练习。方向键选择，回车打开。/ 搜索游戏；在全部游戏里左右键换类别，Esc 返回。未完的棋局总会保存。
screen-help-set-up = 设定一局。上下键换行；文字行直接输入，其余各行用左右键切换。回车开始。
screen-help-play = 用方向键或 hjkl 指点，按回车确认；有的走法要指几次。数字键跳到相应编号处。也可以输入走法。按 C 写出此处谁必胜的证书，只凭规则检验，并告诉你存放在哪里。按 D 看引擎从这里自我对弈。
screen-help-dispute = 与判定对着干。每一次尝试都会被反驳。按 C 把有争议的判定写成证书，并只凭规则检验它。
screen-help-guided = 把每个棋局下完，再按回车继续。
screen-help-history = 每一步之后谁握有胜局，以及这一步怎样：= 什么也不丢，! 唯一解，? 有所损失，?? 全局最后的失误，. 已成败局，- 别无选择。下方是理由。按回车回到该处，分支都保留。按 f 在失误处找更好的走法，按 w 把棋局写入文件。只判定已经证明的。
screen-help-chart = 按大小列出游戏的全部数值。方向键移动，走过末尾时数值表会延长；输入数字直达某个大小，Tab 键到下一个必败局面。数值下方的横线标出各个周期，星号标出例外。按回车从光标处的局面开始对局。还可以猜规律，或与另一种规则比较；不相符的格子标有感叹号。
screen-help-law = 这个游戏对任意大小成立的规律，只凭规则找到并证明。左边是自动机：从最上面开始，逐列读各堆；带双括号的状态必败。每个箭头占一行，写明沿它走的列，再由一条轨道通到所到的状态。空格和右箭头多读一列，左箭头少读一列，上下滚动自动机；w 写成图片、带练习的一页，或写成证明器 Walnut 能读的文本。
screen-help-theatre = 在这个局面上观看各种经典方法。选一种，按回车键运行。空格键和右键前进一步，左键后退一步，上下键在剪枝、填格、轮次之间跳转。p 自动播放，+ 和 - 调节速度，c 换一种语言看程序，a 先猜再看，] 和 [ 调节限深搜索的深度，r 换一种方法，w 把整棵博弈树写成图片（太大时写局面图）。只有局面较少的游戏可以完整地看，较大的游戏可以看限深搜索和模拟。
screen-help-regret = 双方在一次次迭代中互相学习这个游戏。横条显示一个信息集：至今全部打法的平均（即学会的策略）、下一次的打法，以及均衡。空格键和右键前进到下一个检查点，左键后退；检查点在对数刻度上均匀分布。上下键选择信息集，Tab 键转到另一方。回车键开局：凡可固定策略的游戏，对手就按后手已学会的策略来打。
screen-help-study = 这里列出所有讲解和练习，每样一行。用方向键选择，按回车开始。
screen-study = 学习与练习
screen-help-settings = 用左右键切换设置。
screen-help-line = 按游戏的记法输入走法，也可以照平常的说法写：认得的写法见下文。Tab 依次补全，回车走棋，Esc 则一切照旧。
screen-help-inquiry = 规律可以是条件，恰好在轮到的一方必败时成立，如 n % 4 == 0、a ^ b == 0 或 a == floor(k*phi)；也可以是数，即 SG 值，如 n % 4。大小记作 n，或依次记作 a、b、c；k 是 b - a。可用 + - * / % **，^ 表示异或，还有比较符号、and、or、not 和 in {"{"}0, 2{"}"}。另一种规则连同参数一起写，如 bash[max=4]。按回车提问，上下键找回以前输入的内容，按 Esc 关闭输入行。
screen-help-help = 按 Esc 关闭帮助。
screen-dial-row = 假如：改动数字
screen-dial-enter = 按回车逐个改动数字：关掉或加宽一条管道，抬高一个联盟的价值。每个人的份额在改动前后各是多少，随即列出。
screen-dial = 假如 { $item } 改变会怎样？第 { $number } 个数，共 { $all } 个。
screen-dial-keys = 左右键选数，上下键或数字键改动，空格关为 0 或恢复，u 撤销，回车结束。
screen-dial-thinks = 正在求每个人应得的份额。
screen-dial-together = 全体合计：原先 { $before }，现在 { $now }（{ $change }）。
screen-dial-shapley = 沙普利值：
screen-dial-nucleolus = 核仁：
screen-dial-core = 核心中各人最少与最多得到的份额（- 表示核心为空）：
screen-dial-core-many = 核心中各人份额的范围，最多在 { $most } 名局中人时求出。
screen-dial-player = 局中人
screen-dial-before = 原先
screen-dial-now = 现在
screen-dial-change = 变化
screen-draw = 画棋盘
screen-draw-enter = 按回车拿起画笔：方向键在棋盘上移动，字母写在笔所在的格子，每画一笔都重新求出胜负。
screen-pen-keys = { $tells }方向键移动；空格筑墙或拆墙，记法中的字母直接写上，点号擦去；Ctrl 加方向键在末端增减一行或一列；回车放下画笔。
screen-pen = 画笔在 { $cell }。{ $worth }
screen-pen-thinks = 正在求胜负。
screen-pen-too-large = 求不出胜负：{ $why }。
screen-pen-won = 轮到的一方必胜，共需 { $plies } 步。
screen-pen-lost = 轮到的一方必败，还有 { $plies } 步。
screen-pen-won-some-time = 轮到的一方必胜。
screen-pen-lost-some-time = 轮到的一方必败。
screen-pen-drawn = 谁也不能强行取胜。
screen-thinking-now = 对手正在思考
screen-proving-part = 寻找证明：{ $percent } %
screen-seconds-left = { $seconds ->
    [0] 马上落子
   *[other] 至多还要 { $seconds } 秒
 }
screen-play-now = x  走目前最好的一手
screen-course = 棋谱
screen-course-before = 前面还有 { $moves } 步
screen-course-move = { $ply }  { $who ->
    [you] 你
    [oracle] 对手
    [first] 先手
   *[second] 后手
 }  { $mv }
screen-tabs = o 要点  e 全部走法  w 证明  C 定理
screen-law = 定理
screen-law-none = 没有用到定理：由搜索得出。
screen-canonical = 作为博弈的值：{ $form }
screen-law-certify = 再按 C 写出一份任何人都能核对的证书。
card-verdict = { $outcome ->
    [N] { $who ->
    [you] 你必胜
    [oracle] 对手必胜
    [first] 先手必胜
   *[second] 后手必胜
 }
    [P] { $who ->
    [you] 你必败
    [oracle] 对手必败
    [first] 先手必败
   *[second] 后手必败
 }
   *[D] 和棋
 }
card-estimate = { $who ->
    [you] 你似乎
    [oracle] 对手似乎
    [first] 先手似乎
   *[second] 后手似乎
 }{ $way ->
    [ahead] 领先
   *[behind] 落后
 }
card-estimate-even = 看来不分高下
card-expected = { $who ->
    [you] 你
    [oracle] 对手
    [first] 先手
   *[second] 后手
 }每轮可期望得 { $mean }。
card-is-estimate = 估计
card-is-about = 约
card-is-proved = 已证明
card-nimber = SG 值 { $nimber } · 已证明
card-ahead = { $points } 分，{ $depth ->
    [0] 仅凭计数
   *[other] 搜索 { $depth } 步
 }；并非证明
card-margin = 双方最优：{ $own } 比 { $other }。
card-moves = { $every ->
    [0] { $all } 种走法中有 { $best } 种可行。
   *[other] { $all ->
        [1] 唯一的走法可行。
       *[other] 全部 { $all } 种走法都可行。
    }
 }
card-length = 双方最优时还有 { $plies } 步。
card-play = ▸ { $told }
card-longest = ▸ 坚持最久：{ $told }
card-enter = 回车走棋
end-won = 你赢了
end-lost = 对手赢了
end-side = { $side ->
    [first] 先手获胜
   *[second] 后手获胜
 }
end-drawn = 和棋
end-points = { $own } 比 { $other }
end-before = 还没走就已结束。
end-course = 共 { $moves } 步 · { $who ->
    [you] 你先走
    [oracle] 对手先走
    [first] 先手先走
   *[second] 后手先走
 }
end-had = 谁占胜势
end-side-name = { $who ->
    [you] 你
    [oracle] 对手
    [first] 先手
   *[second] 后手
 }
end-judged = 你走了 { $moves } 步，{ $slips ->
    [0] 没有失误。
   *[other] 其中 { $slips } 步有失误。
 }
end-again = 换边再来
end-from-there = 回到还占胜势的一步
end-as-before = 照旧再来
end-look-back = 逐步复盘
end-lesson-behind = 背后的一课
end-lesson-next = 下一课
end-undo = 悔棋
end-home = 离开
screen-set-streak = 首页显示连续天数
shares-spent = 已全部分出。先从别人那里拿回一些。
shares-empty = 这里没有可拿的了。
shares-propose = 回车：提出 { $shares }
shares-rest = 回车：把剩下的 { $left } 给 { $player }
shares-keys = 左键收回 { $step }，右键给出。
screen-round-is-shown = 底牌已亮，这一局不能悔棋。N：下一局
end-round = { $who ->
    [you] 你赢得 { $points }。
    [oracle] 对手赢得 { $points }。
    [first] 先手赢得 { $points }。
    [second] 后手赢得 { $points }。
   *[nobody] 不分胜负。
 }
screen-set-program = 方法旁的程序（S）
screen-choice-unicode = Unicode 符号
screen-choice-ascii = 只用 ASCII
