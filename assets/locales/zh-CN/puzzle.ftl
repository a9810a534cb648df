puzzle-kind-only = 唯一解
puzzle-kind-outcome = P 还是 N？
puzzle-kind-count = 有几步必胜
puzzle-kind-component = 在哪个子游戏
puzzle-kind-law = 猜规律
puzzle-kind-machine = 运行自动机
puzzle-ask-win = 找出唯一必胜的走法。
puzzle-ask-draw = 没有必胜的走法。找出唯一守和的一步。
puzzle-ask-points = 找出唯一能保住最多分数的一步。
puzzle-ask-outcome = 轮到的一方是必胜（N）、必败（P），还是和棋（D）？
puzzle-ask-machine = 运行自动机：从状态 0 开始，自左向右逐列读数字，用{ $numeration }。停在必败状态（P）还是不是（N）？
puzzle-ask-count = 有几步走法必胜？（没有就填 0。）
puzzle-ask-component = 只有一个子游戏里有必胜的走法，是第几个？{ $parts }
puzzle-component = 第 { $number } 个（{ $part }）
puzzle-ask-law-one = 哪些 n 对轮到的一方必败？请写一条规律，如 n % 3 == 1。不超过 { $through } 的必败者全部列出：{ $lost }
puzzle-ask-law = 哪些 { $names } 对轮到的一方必败？请写一条规律，如 a == b。总和不超过 { $through } 的必败者全部列出{ $order ->
    [any] （次序任意）
   *[given] {""}
 }：{ $lost }
puzzle-answer = 答案：{ $answer }
puzzle-level = 难度 { $level }，等级分 { $rating }。
puzzle-burden = 难度 { $level }，等级分 { $rating }：合法走法 { $moves } 种{ $plies ->
    [0] {""}
   *[other] ，最佳走法 { $plies } 步后终局
 }{ $looked ->
    [0] 。
   *[other] ；其中前 { $looked } 步里有 { $only } 处唯一解。
 }
puzzle-right = 答对了。
puzzle-wrong-move = 不是这一步：{ $move } 会被 { $reply } 击败。
puzzle-wrong-drawn = 不是这一步：走 { $move } 后，对手走 { $reply } 就守和。
puzzle-wrong-points = 不是这一步：走 { $move } 后，对手走 { $reply } 多得分。
puzzle-wrong-ends = 不是这一步：走 { $move } 即终局，而结果本可以更好。
puzzle-wrong-outcome = 这次不对，应为 { $right }。
puzzle-wrong-count = 这次不对，必胜的走法有 { $right } 种。
puzzle-wrong-component = 这次不对，应为第 { $right } 个：{ $part }
puzzle-law-is = 必败的局面恰好满足 { $law }
puzzle-law-source = 定理，出处：{ $source }
puzzle-no-answer = { $text } 不是这道题的答案
puzzle-expect-outcome = P、N 或 D
puzzle-expect-number = 自然数
puzzle-expect-sizes = { $sizes ->
    [one] 含一个变量 n 的规律
   *[other] 含 { $sizes } 个变量（a、b……）的规律
 }
sheet-title = 练习卷 { $seed }
sheet-name = 姓名：______________________ 日期：______________
sheet-key = 练习卷 { $seed } 答案
sheet-heading = { $number }. { $game }（难度 { $level }）
sheet-position = 记谱：{ $position }。轮到{ $side }走棋。
sheet-answer = 答：______________________
sheet-right = { $answer }。{ $claim }
sheet-named = { $says }{ $named }
cli-help-sheet-format = 练习卷的写法：markdown 里棋盘是文字，html（可直接打印的网页）和 svg（一张图）里棋盘是画好的
cli-about-puzzle = 解答由已证明的局面做成的习题
cli-examples-puzzle =
    示例：
      xorcle puzzle nim --kind only
      xorcle puzzle --difficulty 3 --count 5
      xorcle puzzle --daily
      xorcle puzzle kayles --seed 7 --count 3 --with-answers
    答案逐行输入，空行表示放弃。退出状态 1 表示有题答错。
cli-help-kind = 题型：唯一解、胜负、必胜走法的种数、所在的子游戏、规律
cli-help-difficulty = 难度；不写则不限
cli-help-daily = 今日一题，人人相同
cli-help-count-puzzles = 题数，默认 1
cli-help-with-answers = 直接印出答案和理由，不提问
cli-about-sheet = 印一份练习卷，答案另附：Markdown、可打印的网页或一张图
cli-examples-sheet =
    示例：
      xorcle sheet --seed 2026 > sheet.md
      xorcle sheet --seed 2026 --game nim --game kayles --difficulty 2 --key key.md > sheet.md
      xorcle sheet --seed 2026 --key-only
      xorcle sheet --seed 2026 --format html > sheet.html   棋盘画好，可直接打印
    同一个种子给出同一份练习卷。不用 --key 时，答案在分页之后。
cli-help-sheet-game = 从哪个游戏取局面，可多次给出；不写则取自所有游戏
cli-help-count-sheet = 题数，默认 8
cli-help-key = 把答案写入此文件，练习卷不附答案
cli-help-key-only = 只印答案
puzzle-number = 第 { $number } 题：{ $kind }
puzzle-none = 在限定的计算量内没有找到这样的习题
cli-help-fair = 从一个你先走必胜的开局开始，沿途需找到这么多处唯一解：1 到 5
fair-none = { $game }：没有找到恰好需要 { $k } 处唯一解的开局
puzzle-name = 习题
puzzle-promise = 找出好棋，难度随你而变。
daily-name = 今日一题
daily-promise = 每天一题，人人相同。
sprint-name = P 还是 N？
sprint-promise = 两分钟，判断谁必胜。
fair-name = 必胜开局挑战
fair-promise = 你能赢的开局：把每一处唯一解都找对。
puzzle-title = { $kind }，难度 { $level }
puzzle-stand = 等级分 { $rating } · 对 { $right }，错 { $missed }
sprint-stand = { $clock } · 对 { $right }，错 { $missed }
puzzle-keys-outcome = 按键：p 必败，n 必胜，d 和棋。
puzzle-keys-move = 用方向键指向，回车确认；按 : 输入走法。
puzzle-waits = 正在寻找局面。
puzzle-no-more = 没有找到更多习题。
puzzle-marking = 正在核对答案。
puzzle-view-later = 请先作答，或按 s 放弃；之后按 v 打开这个局面。
sprint-begin = 限时两分钟。判断每个局面谁必胜：轮到的一方必败按 p，必胜按 n，双方都无法强制取胜按 d。你判得越好，局面就越难。按回车开始计时。
sprint-last = 上一题：{ $says }
sprint-over = 时间到！答对 { $right } 题，答错 { $missed } 题。等级分：{ $before } → { $after }。
sprint-missed = 以下是答错的局面和正确答案；按 v 打开所选的局面，按回车再来一次。
sprint-again = 全部答对。按回车再来一次。
puzzle-help = 每题给出一个局面和一个问题，答案都经过证明。可以指出走法，按 p、n、d，或者输入数、规律后按回车。作答之后给出理由：回车继续，v 把局面当作对局打开。t 给提示，得分减半；s 放弃，算做错。
fair-help = 寻找这样的开局：你先走，只要恰好找到这么多处唯一解，就能胜过完美的对手。左右键改变一行，N 换一个开局，回车开始对局。
fair-game = 游戏
fair-count = 唯一解（k）
fair-other = 局面
fair-found = 必胜开局，k = { $k }：你先走，可以取胜。
fair-means = 唯一解，指有选择而只有一步必胜的时刻。k 是你走最容易的路时，对手仍能迫使你找到的次数。
puzzle-mover = 轮到 { $sign } { $side ->
    [first] 先手
   *[second] 后手
 }，就是你。
puzzle-hint = 提示（得分减半）：{ $says }
puzzle-hint-not = 不是 { $mv }。
puzzle-variant = 此处：{ $means }{ $value ->
    [true] {"。"}
   *[other] {"："}{ $value }
 }
puzzle-start = 开始
puzzle-answer-key = 回答
outcome-won-words = 必胜|先手必胜|先手胜|必胜态|先手必胜态|能赢|胜|赢|N 态
outcome-lost-words = 必败|先手必败|先手败|后手必胜|后手胜|必败态|先手必败态|负|输|败|P 态
outcome-drawn-words = 和棋|和|平局|平|D 态
puzzle-fewer = 要 { $asked } 道，只找到 { $found } 道：再没有互不相同而且答案唯一的题了。
