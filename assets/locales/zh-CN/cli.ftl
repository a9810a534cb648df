cli-about = 组合游戏：对手从不失误，并且说明理由
cli-examples =
    示例：
      xorcle                              打开首页
      xorcle play nim 3,5,7               从一个局面下起
      xorcle ask nim 3,5,7                为什么能赢，该怎么走
      xorcle games                        所有游戏
cli-about-ask = 说明一个局面谁胜、为什么、每一步各有什么结果
cli-examples-ask =
    示例：
      xorcle ask nim 3,5,7
      xorcle ask subtraction 30 --set take=1,4,9 --lang zh-CN
      xorcle ask ends 4,7,2,9,5,2 --json
      xorcle ask flow-game @network.dot
      printf '%s\n' '{"{"}"game":"nim","position":"3,5,7"{"}"}' | xorcle ask --batch

    退出状态：0 已回答，2 请求有误，3 因限制而中止。
cli-about-table = 打印一个或两个参数的游戏的数值表及其周期
cli-examples-table =
    示例：
      xorcle table bash --set max=4 --to 20
      xorcle table wythoff --to 12
      xorcle table subtraction --set take=1,4,9 --to 200 --format json
cli-about-guess = 检验你猜的规律：找最小的反例，或给出证明
cli-long-guess =
    检验你猜的规律：给出最小的反例、核对的范围、证明，或者指出它就是定理。
    比较式断言哪些局面必败；数式断言 SG 值。枚数记作 n，或 a、b、c……；k 是差 b - a。
    运算符：== != < <= > >= in {"{"}…{"}"} and or not ^（异或） + - * /（精确） % **（乘方）。
    函数：floor ceil abs min max ones bits twos root fibonacci square prime power_of_two if(…,…,…)，以及 phi。
cli-examples-guess =
    示例：
      xorcle guess bash 'n % 4 == 0'
      xorcle guess nim 'a ^ b ^ c == 0'
      xorcle guess wythoff 'a == floor(k*phi)'
      xorcle guess subtraction 'n % 5 in {"{"}0, 2{"}"}' --set take=1,4
cli-about-diff = 并排比较两套规则，指出哪些局面换了胜方
cli-examples-diff =
    示例：
      xorcle diff bash 'bash[misere=true]'
      xorcle diff 'subtraction[take=1,2,3]' 'subtraction[take=1,2,4]'
      xorcle diff nim 'nim[misere=true]' --sizes 3
cli-about-games = 列出所有游戏，或介绍其中一个
cli-examples-games =
    示例：
      xorcle games
      xorcle games wythoff
      xorcle games nim --json
cli-about-config = 显示、检查或写出设置
cli-examples-config =
    示例：
      xorcle config            以文件的形式显示当前设置
      xorcle config --path
      xorcle config --check
      xorcle config --init     写出一个逐项说明的设置文件
cli-about-completions = 打印某个 shell 的补全脚本
cli-examples-completions =
    示例：
      xorcle completions bash > ~/.local/share/bash-completion/completions/xorcle
      xorcle completions zsh > ~/.zfunc/_xorcle
      xorcle completions fish > ~/.config/fish/completions/xorcle.fish
cli-about-man = 打印一页手册，或把全部手册页写入文件夹
cli-examples-man =
    示例：
      xorcle man | man -l -
      xorcle man ask | man -l -
      xorcle man --install ~/.local/share/man/man1   之后可用“man xorcle”和“man xorcle-ask”查看
cli-help-game = 游戏：“xorcle games”所列的名称之一，或它的中英文标题
cli-help-position = 局面，按该游戏的记法书写，或用 @文件 读取（@- 为标准输入）；省略则为预设的开局
cli-help-set = 游戏的参数；图可用 @文件 读入，每行一条弧，或用 DOT 文件
cli-help-json = 打印供程序读取的 JSON
cli-help-batch = 逐行读取 JSON 问题，逐行回答 JSON
cli-help-more = 完整打印理由、表格的每一行和每种走法
cli-help-no-moves = 不列出每一步的结果
cli-help-within = 超过这段时间就停止：2s、500ms
cli-help-to = 最大的参数
cli-help-law = 规律，如 'n % 4 == 0'
cli-help-variant = 带参数的游戏，如 bash 或 'bash[max=5]'
cli-help-sizes = 只比较由几个数（几堆）组成的局面
cli-help-format = 打印的格式
cli-help-seed = 随机种子；种子相同，结果相同
cli-help-shell = shell 的名称
cli-help-man-command = 有单独手册页的命令
cli-help-config-path = 设置文件在哪里
cli-help-config-check = 指出设置文件里的每一处错误
cli-help-config-show = 打印当前设置
cli-help-config-init = 写出一个逐项说明的设置文件
cli-help-lang = 语言：en 或 zh-CN（也可写作 --language）
cli-help-theme = 配色
cli-help-color = 是否使用颜色
cli-help-config = 另用一个设置文件
cli-help-ascii = 只用 ASCII 字符画棋盘
cli-help-plain = 逐行对话；不画图，不移动光标
cli-help-mouse = 允许用鼠标下棋
cli-help-list-themes = 列出所有配色
no-terminal = 没有可以作画的终端；请用 --plain，或用“xorcle ask nim 3,5,7 --json”这样的命令
no-game = 没有指明游戏
stopped = 还没有得出答案就停止了
file-missing = 没有文件 { $file }
expect-position-file = @文件名：文件里写着一个局面；以 .toml 结尾的，是用数据写成的游戏；@- 为标准输入
position-of-other-game = { $file } 写的是 { $theirs } 的局面，不是 { $ours } 的
set-without-value = “{ $text }”没有设定任何东西
expect-set = 名称=值，如 max=3
expect-duration = 一段时间，如 2s 或 500ms
position-no-text = 局面不是文字
params-no-object = 参数不是一个对象
expect-json-setting = 数、true 或 false、文字，或一列数
bad-question = 这一行不是问题：{ $problem }
question-no-object = 它不是一个对象
expect-question = 一个对象，如 {"{"}"game":"nim","position":"3,5,7"{"}"}
fault-inside = 这个问题碰到了程序自身的错误，请报告
line-too-long = 这一行超过 { $most } 字节
no-table = { $game } 没有数值表
expect-table = 有一个或两个参数的游戏，如 bash 或 wythoff
no-home = 没有可以保存设置的主目录
config-none = 没有文件 { $file }：所有设置都取默认值。
config-fine = { $file }：没有错误。
config-there = { $file } 已经存在，保持原样
config-written = 已写入 { $file }。
human-head = { $game }  { $position }（轮到{ $side }）
human-first = 先手
human-second = 后手
human-n = N：轮到的一方必胜
human-p = P：轮到的一方必败，怎么走都输
human-d = D：双方都不能强行取胜
human-ahead = N：轮到的一方以 { $own } 比 { $other } 赢 { $by }
human-behind = P：轮到的一方以 { $own } 比 { $other } 输 { $by }
human-level = D：双方得数相同，{ $own } 比 { $other }
human-nimber = SG 值 { $nimber }
human-plies = 还有 { $plies } 步终局
human-estimate = 估计，未经证明：{ $depth ->
    [0] 只凭计数，没有搜索
   *[other] 搜索 { $depth } 步后
 }，轮到的一方看来{ $way ->
    [ahead] 领先
   *[behind] 落后
 } { $points } 分
human-expected = 轮到的一方每局期望得 { $mean }
human-expected-about = 轮到的一方按策略每局期望得 { $mean }；按对方的策略不会走到这里，若只按发牌估计底牌，最多还能多得 { $slack }
human-shared = { $kind ->
    [cost] 全体合计要付 { $worth }
   *[value] 全体共有 { $worth } 可分
 }
watch-part = 已完成 { $percent } %；按 Ctrl-C 停止
watch-steps = 已走 { $done } 步；按 Ctrl-C 停止
watch-proving = 正在证明谁胜：已走 { $done } 步；按 Ctrl-C 停止
watch-playing-out = 正在随机下完：已走 { $done } 步；按 Ctrl-C 停止
human-proved = 已证明
human-numbered = 变化图，数字表示先后：
human-between = ；
human-line = 主线：{ $moves }
human-circles = { $moves }  … 最后 { $count } 步周而复始
human-rounds = { $moves }  … 最后 { $count } 步再重复 { $times } 次
human-more-rows = ……另有 { $count } 行
human-told-more = 详见：{ $command }
human-lit = [ ]：理由中点名的位置。
human-canonical = 标准形：{ $form }。
human-parts = 各子游戏的 SG 值：{ $parts }
human-part = { $position } 为 { $nimber }
human-sum = 和
human-typed = 这里的走法要输入：它们无穷无尽。
human-moves = 全部走法，共 { $count } 种：
human-group = { $what }（{ $count } 种）：
human-estimates = 只是估计，未经证明（{ $count } 种），数字为轮到的一方看来领先的分数：
human-more = { "  " }……另有 { $count } 种
human-unlisted = 另有 { $count } 种走法没有列出。
human-met = { $moves }：
human-met-nimber = { $met }（SG 值 { $nimber }）
human-then = 应以 { $answer }
human-then-blow = 应以 { $answer }；若走 { $defence }，则 { $blow }
human-goes-on = 接着走 { $moves }；{ $met }
human-ends = 棋局到此结束
human-unanswered = 有 { $count } 种失着没有给出应着。
human-leaves-p = 赢
human-leaves-d = 和
human-leaves-n = 输
human-leaves-estimate = 看来{ $way ->
    [ahead] 领先
   *[behind] 落后
 } { $points } 分（估计）
human-leaves-expected = 面对对方的策略，每局得 { $mean }
human-leaves-margin = 终局 { $own } 比 { $other }
human-leaves-nimber = { $what }，留下 SG 值 { $nimber }
human-leaves-plies = { $what }，{ $plies ->
    [0] 立即终局
   *[other] 此后 { $plies } 步终局
 }
human-leaves-both = { $what }，留下 SG 值 { $nimber }，{ $plies ->
    [0] 立即终局
   *[other] 此后 { $plies } 步终局
 }
human-leaves-infinity = { $what }，留下 { $value }
human-leaves-infinity-plies = { $what }，留下 { $value }，{ $plies ->
    [0] 立即终局
   *[other] 此后 { $plies } 步终局
 }
games-heaps = 取子
games-breaks = 取与分
games-numbers = 数
games-coins = 硬币
games-boards = 棋盘
games-graphs = 图
games-scores = 计分
games-coalitions = 合作
games-secrets = 隐秘
games-sums = 组合
games-line = { $title }：{ $promise }
games-head = 《{ $title }》（{ $id }）
games-forms = { $forms }：{ $told }
games-params = 参数：
games-starts = 开局：
games-sources = 出处：
cli-about-play = 开始对局
cli-examples-play =
    示例：
      xorcle play nim
      xorcle play nim 3,5,7 --first oracle
      xorcle play tic-tac-toe --first both
      xorcle play subtraction 30 --set take=1,4,9 --level give-back
      xorcle play tic-tac-toe --plain
cli-help-first = 谁先走：you（你）或 oracle（对手）；both 为两人同屏对弈
cli-help-level = 对手的强度：perfect（完美）、give-back（走错会提醒，可以悔棋），或某一种有缺陷的对手；depth-1 到 depth-6 只搜这么深，再往后靠估值；slips-10 和 slips-30 有这个百分比的失误；走法混合的游戏：equilibrium（均衡）或 punish（惩罚习惯）。只有在设置里打开 remarks，对手输定时才会说出来
cli-help-resume = 继续文件里的一局
cli-about-methods = 在一个局面上逐步运行一种经典方法
cli-examples-methods =
    示例：
      xorcle methods nim 3,2
      xorcle methods nim 3,2 --method sg-values
      xorcle methods tic-tac-toe XO./.X./..O -m alpha-beta --to 40
      xorcle methods wythoff 6,9 -m pn-table --format csv
      xorcle methods connect-four 44 -m iterative-deepening --depth 4
      xorcle methods subtraction -m sg-values --program cpp
      xorcle methods kuhn-poker -m cfr --to 1000
cli-help-method = 方法的名字；不写则列出适合的方法
cli-help-method-to = 最多打印这么多步；学习策略时，最多迭代这么多轮
cli-help-depth = 限深搜索的深度，1 到 { $most }，缺省为 { $usual }；对模拟而言，是 { $playouts } 次的多少倍
cli-help-program = 打印该方法的程序
cli-value-command = 命令
cli-value-duration = 时长
cli-value-file = 文件
cli-value-folder = 文件夹
cli-value-format = 格式
cli-value-game = 游戏
cli-value-name = 名称
cli-value-setting = 名称=值
cli-value-kind = 题型
cli-value-language = 语言
cli-value-law = 规律
cli-value-lesson = 课程
cli-value-method = 方法
cli-value-position = 局面
cli-value-problem = 题目
cli-value-seconds = 秒数
cli-value-theme = 配色
cli-value-when = 何时
cli-value-who = 谁
cli-value-word = 词
cli-value-size = 列数x行数
cli-value-keys = 按键
cli-usage-options = 选项
cli-possible = 可选：{ $words }
cli-usual = 默认：{ $words }
cli-noted = { $help }（{ $note }）
refusal-unknown = 这里没有参数 { $arg }
refusal-command = 没有命令“{ $name }”
refusal-missing = 还缺少 { $args }
refusal-empty = { $arg } 后面要有一个值
refusal-value = “{ $value }”不能作为 { $arg } 的值
refusal-conflict = { $arg } 不能与 { $others } 同时使用
refusal-twice = { $arg } 只能写一次
refusal-many = { $arg } 的值太多
refusal-other = 无法理解这些参数
refusal-range = { $range } 之内的数
refusal-usage = 用法：{ $usage }
refusal-help = 加上 --help 可查看完整说明
cli-both = { $one }；{ $other }
cli-value-shell = shell 名
cli-value-other-game = 另一游戏
cli-value-bytes = 大小
cli-value-address = 网址
cli-value-parts = 部分,...
cli-value-bot = 程序
cli-value-start = 游戏:局面
