review-mark-unknown = 未判定
review-mark-forced = 别无他着
review-mark-keeps = 保持
review-mark-only = 唯一正着
review-mark-lost = 无可保持
review-mark-errs = 失误
review-mark-no-return = 不归点
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
    [1] 只有这一步什么也不丢：
   *[other] 有 { $count } 种着法什么也不丢：
 }{ $moves }{ $more ->
    [more] {" "}……
   *[all] {""}
 }
review-concept = 错误类型：{ $concept }。
review-count = { $errors ->
    [0] 没有一步确定有所损失。
   *[other] 有 { $errors } 步确定有所损失。
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
review-estimate = 这一步不作判定：其值只是估计，或者没有胜负可言。
review-none = 这一局还没有走过一步。
concept-win-at-once = 错过立即取胜
concept-loss-at-once = 让对手立即取胜
concept-threat = 忽略了威胁
concept-pairing = 破坏了配对
concept-wrong-heap = 选错了堆
concept-parity = 留下奇数列
concept-off-by-one = 差了一个
concept-period = 没有看出周期
concept-nim-values = 尼姆值失衡
concept-parts = 拆错了和式
concept-points = 少得了分
concept-only-move = 错过唯一正着
concept-draw = 丢掉和棋
concept-other = 无特别类型
screen-study-due = 你有 { $due } 个错着今天该复习了：按 P
mistakes-name = 你的错着
mistakes-promise = { $due ->
    [0] 在你走错的地方找出更好的着法。今天没有到期的，另有 { $open } 个在等候。
   *[other] 在你走错的地方找出更好的着法。今天到期 { $due } 个。
 }
mistakes-step = 你的错着：第 { $number } 个，共 { $all } 个
mistakes-none = 没有待复习的错着。你与对手下棋时的失误会记在这里，第二天再来。
mistakes-early = { $days ->
    [0] 今天
    [1] 明天
   *[other] { $days } 天后
 }才有到期的。以下是提前练习，不影响复习日程。
mistakes-ask = { $days ->
    [0] 今天
    [1] 昨天
   *[other] { $days } 天前
 }下{ $game }时，你走了 { $mv }，{ $gave }。请找出更好的着法。
mistakes-judging = 正在判定你的着法。
mistakes-right = 正确：{ $mv } 什么也不丢。
mistakes-wrong = { $mv } 还不对。{ $toll }按 Enter 收回再试，按 v 看答案。
mistakes-unclear = { $mv } 无法判定。按 Enter 收回。
mistakes-shown = 答案如下。
mistakes-next = 按 Enter 或 n 继续。
mistakes-again-in = { $days ->
    [0] 已经掌握，不再出现。
    [1] 明天再来。
   *[other] { $days } 天后再来。
 }
mistakes-done = 这是最后一个。按 Esc 返回。
mistakes-gone = 这里已没有这个游戏：{ $game }。按 n 继续。
screen-help-mistakes = 这里是你的棋局中失误之前的局面。走出更好的一步：凡是什么也不丢的着法都算对。按 v 看答案，按 n 跳过。找对的，3、7、16、35 天后再来；没找对的，明天再来。
screen-help-stats = 你到现在为止的学习记录，保存在数据文件夹中；“xorcle stats”可以显示、导出和删除。
stats-name = 你的进度
stats-promise = 对局、各类错着、练习和课程。
stats-games = { $games ->
    [0] 还没有下完一局。
   *[other] 下完 { $games } 局
 }
stats-results = 与对手对局：胜 { $won }，和 { $drawn }，负 { $lost }
stats-open = 待复习的错着 { $open } 个，今天到期 { $due } 个，已掌握 { $learned } 个。
stats-kinds = 各类错着：
stats-kind = { $concept }：{ $count }
stats-exercises = 找更好的着法：{ $all } 次，找对 { $right } 次。
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
cli-about-review = 复盘一局下完的或保存的棋：标出每一步，指明失误、更好的着法和理由
cli-long-review = 从文件或标准输入（-）读取保存的棋局（resume.json，或在胜负历程中按 w 写出的文件），标出其所在分支的每一步。只判定已经证明的。
cli-examples-review = 例：
    xorcle review ~/.local/share/xorcle/resume.json
    xorcle review --json - < game.json
cli-help-review-file = 保存的棋局；- 表示标准输入
cli-help-within-move = 每一步最多用多少时间
cli-about-stats = 你的进度：对局、各类错着、练习；可以导出和删除
cli-examples-stats = 例：
    xorcle stats
    xorcle stats --export progress.jsonl
    xorcle stats --delete
cli-help-export = 把全部记录写入 FILE；- 表示标准输出
cli-help-delete = 询问之后全部删除
cli-help-yes = 不询问，直接删除
plain-kept = 这一局你有 { $mistakes } 个错着，明天再来：运行 xorcle，选“学习与练习”。
screen-over-mistakes = 你有 { $mistakes } 个错着：按 g 查看，在那里按 f 找更好的着法。
review-pasted = 已摆好粘贴的棋局：按 g 复盘。
