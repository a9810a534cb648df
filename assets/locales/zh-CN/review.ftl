review-mark-unknown = 未判定
review-mark-forced = 别无选择
review-mark-keeps = 保住
review-mark-only = 唯一解
review-mark-lost = 已成败局
review-mark-errs = 丢了优势
review-mark-no-return = 最后的机会
review-toll-points = 这一步丢了 { $points } 分。
review-toll-mean = 这一步使每局期望少了 { $mean }。
review-toll-draw = 这一步丢掉了和棋。
review-toll-win = 这一步丢掉了胜局。
review-toll-win-to-draw = 这一步丢掉了胜局，只剩和棋。
review-gave-win = 丢掉了胜局
review-gave-win-for-draw = 把胜局走成了和棋
review-gave-draw = 丢掉了和棋
review-gave-points = 本可得 { $kept }，只得到 { $left }
review-better = { $count ->
    [1] 只有这一步保得住：
   *[other] 有 { $count } 种走法保得住：
 } { $moves }{ $more ->
    [more] {" "}……
   *[all] {""}
 }
review-refuted = 对方应以 { $answer }。
review-refuted-soon = 对方应以 { $answer }；若走 { $defence }，则 { $blow }。
review-goes-on = 同一方接着走 { $moves }。{ $met }
review-ended = 这一步使棋局结束。
review-concept = 错误类型：{ $concept }。
review-count = { $errors ->
    [0] 没有可以确认的失误。
   *[other] 有 { $errors } 步是确认的失误。
 }
review-unjudged = 有 { $count } 步无法判定。
review-turn = { $ply }. { $side } { $mv } { $sign } { $mark }
review-curve = { $side ->
    [you] 你的走势：
    [first] 先手走势：
   *[second] 后手走势：
 }
review-why = 走这一步之前（“你”指走这一步的一方）：
review-thinking = 正在判定这一步。
review-too-large = 这一步无法判定：局面太大，引擎算不出来。
review-estimate = 这一步不作判定：其值没有证明。
review-none = 这一局还没有走过一步。
concept-win-at-once = 错过立即取胜
concept-lost-itself = 走了直接输掉的一步
concept-drew-itself = 把胜局直接走成和棋
concept-threat = 忽略了对手的威胁
concept-under = 恰好垫在对手的制胜格下
concept-mill = 让对手连成三子
concept-misere-end = 反常规则收尾：留下偶数步
concept-left-cut = 双桥被冲断时没有补上
concept-gave-safe = 送给对手一步稳当的走法
concept-spent-safe = 用掉了自己一步稳当的走法
concept-took-theirs = 替不想走的对手去掉了走法
concept-kept-own = 给自己留下了没人想要的走法
concept-only-built = 只顾延长己方的链，放过了对手
concept-only-blocked = 只顾阻拦对手，自己没有更近
concept-spoilt-own = 破坏了自己的位置
concept-took-nothing = 没有占去对手的位置
concept-outside-region = 下在取胜所需的格子之外
concept-inside-region = 区域对了，格子错了
concept-at-end = 占了一段空格的一端，而不是中间
concept-wasted = 落下对双方连线都无影响的一子
concept-missed-force = 错过连续威胁取胜
concept-allowed-force = 放任对手连续威胁取胜
concept-even-safe = 留下偶数条安全边
concept-normal-habit = 按走最后一步者胜来走
concept-right-heap = 堆选对了，走法不对
concept-wrong-row = 选错了行
concept-filled-link = 白白填了已经安全的双桥
concept-loss-at-once = 让对手立即取胜
concept-unguarded = 留下无保护的子
concept-missed-fork = 错过双重威胁
concept-allowed-fork = 放任对手做出双重威胁
concept-spent-threat = 把自己的制胜格让给对手
concept-missed-mill = 错过连成三子
concept-early-push = 过早挺兵
concept-opposition = 丢了对王
concept-king-away = 王走远了
concept-missed-crown = 错过升王
concept-crown = 让对手升王
concept-chain = 打开了长链
concept-box = 白送格子
concept-took-boxes = 该让格子却吃了格子
concept-left-boxes = 该吃的格子没有吃
concept-bait = 贪吃中计
concept-larger-end = 放弃了较大的一端
concept-corner = 送出一角
concept-mobility = 留给对手过多的走法
concept-numeration = 取走的不是分解式的末尾部分
concept-arms = 留下长短不一的两臂
concept-rows = 第二行没有恰好少一格
concept-ratio = 留下的两数相差过大
concept-both-heaps = 该取一堆却同取两堆
concept-one-heap = 该同取两堆却只取一堆
concept-back = 走了可以被还原的一步
concept-idle = 动了不计数的台阶
concept-road = 给对手的车让开了路
concept-sideways = 该前进却横走
concept-away = 没有逼近逃者
concept-nearer = 自己靠近了追者
concept-spare = 浪费了备用的一步
concept-dominated = 选了被占优的策略
concept-called-worst = 拿必输的牌跟注
concept-folded-best = 弃了不会输的牌
concept-doubted-sure = 质疑了必真的叫点
concept-outside-mix = 选了最优混合策略从不采用的走法
concept-must-play = 下在关键格之外
concept-pairing = 没有形成配对
concept-missed-split = 该分堆却没有分
concept-needless-split = 不该分堆却分了
concept-wrong-heap = 选错了堆
concept-off-by-one = 差一错误
concept-parts = 选错了子游戏
concept-columns = 留下不是倍数的列
concept-parity = 留下奇数列
concept-remainder = 没有看出余数
concept-too-many = 堆选对了，取得太多
concept-too-few = 堆选对了，取得太少
concept-lost-list = 留下的不在必败表上
concept-quotient = 反常规则：留下的各部分不平衡
concept-nim-values = SG 值没有归零
concept-wrong-piece = 动错了子
concept-wrong-square = 子选对了，走错了位置
concept-points = 少得了分
concept-only-move = 错过唯一解
concept-win-to-draw = 把胜局放成和棋
concept-draw = 丢掉和棋
concept-other = 无特别类型
screen-study-due = 你有 { $due } 个失误今天该复习了：按 P
mistakes-name = 你的失误
mistakes-promise = { $due ->
    [0] 在你走错的地方找出更好的走法。今天没有到期的，另有 { $open } 个在等候。
   *[other] 在你走错的地方找出更好的走法。今天到期 { $due } 个。
 }
mistakes-step = 你的失误：第 { $number } 个，共 { $all } 个
mistakes-none = 没有待复习的失误。新的失误第二天会出现在这里。
mistakes-early = { $days ->
    [0] 今天
    [1] 明天
   *[other] { $days } 天后
 }才有到期的失误。现在也可以练，日期不变。
mistakes-ask = { $days ->
    [0] 今天
    [1] 昨天
   *[other] { $days } 天前
 }下{ $game }时，你走了 { $mv }，{ $gave }。请找出更好的走法。
mistakes-judging = 正在判定你的走法。
mistakes-right = 正确：{ $mv } 什么也不丢。
mistakes-wrong = { $mv } 也不行。{ $toll }按回车再试，按 v 看答案。
mistakes-unclear = { $mv } 无法判定。按回车收回。
mistakes-shown = 答案如下。
mistakes-next = 按回车或 n 继续。
mistakes-again-in = { $days ->
    [0] 已经掌握，不再出现。
    [1] 明天再来。
   *[other] { $days } 天后再来。
 }
mistakes-done = 这是最后一个。按 Esc 返回。
mistakes-gone = 这里已没有这个游戏：{ $game }。按 n 继续。
screen-help-mistakes = 这里是你的棋局中失误之前的局面。走出更好的一步：凡是什么也不丢的走法都算对。按 v 看答案，按 n 跳过。找对的，3、7、16、35 天后再来；没找对的，明天再来。
screen-help-stats = 你到现在为止的学习记录，保存在数据文件夹中；“xorcle stats”可以显示、导出和删除。
stats-name = 你的进度
stats-promise = 对局、各类失误、练习和课程。
stats-games = { $games ->
    [0] 还没有下完一局。
   *[other] 下完 { $games } 局
 }
stats-results = 与对手对局：胜 { $won }，和 { $drawn }，负 { $lost }
stats-open = 待复习的失误 { $open } 个，今天到期 { $due } 个，已掌握 { $learned } 个。
stats-kinds = 各类失误：
stats-kind = { $concept }：{ $count }
stats-exercises = 找更好的走法：{ $all } 次，找对 { $right } 次。
stats-puzzles = 做题：{ $all } 次，做对 { $right } 次。
stats-lessons = 学完课程：{ $lessons } 次。
stats-aside = 学习记录中有损坏的行，已另存为：{ $file }
stats-file = 保存在 { $file }
stats-exported = 已导出：{ $file }
stats-delete-ask = 这将删除 { $file } 中的全部记录。输入 yes 确认：
stats-deleted = 学习记录已删除。
stats-nothing = 没有可删除的记录。
stats-not-deleted = 什么也没有删除。
stats-no-home = 没有可以保存学习记录的文件夹
cli-about-review = 复盘一局下完的或保存的棋：标出每一步，指明失误、更好的走法和理由
cli-long-review = 从文件或标准输入（-）读取保存的棋局（resume.json，或在复盘中按 w 写出的文件），标出其所在分支的每一步。只判定已经证明的。
cli-examples-review = 示例：
    xorcle review ~/.local/share/xorcle/resume.json
    xorcle review --json - < game.json
cli-help-review-file = 保存的棋局；- 表示标准输入
cli-help-within-move = 每一步最多用多少时间
cli-about-stats = 你的进度：对局、各类失误、练习；可以导出和删除
cli-examples-stats = 示例：
    xorcle stats
    xorcle stats --export progress.jsonl
    xorcle stats --delete
cli-help-export = 把全部记录写入这个文件；- 表示标准输出
cli-help-delete = 询问之后全部删除
cli-help-yes = 不询问，直接删除
plain-kept = 这一局你有 { $mistakes } 个失误，明天再来：运行 xorcle，选“学习与练习”。
screen-over-mistakes = 你有 { $mistakes } 个失误：按 g 查看，在那里按 f 找更好的走法。
review-pasted = 已摆好粘贴的棋局：按 g 复盘。
