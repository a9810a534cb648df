# 课程：课程里有什么错，读的时候说什么，以及命令。

lesson-unclosed = 这里的“{ $sign }”没有收尾
lesson-no-title = 课程要以标题开头
lesson-expect-title = 形如“# 布顿定理”的第一行
lesson-no-promise = 标题下面什么也没有
lesson-expect-promise = 一段话，说明能学到什么
lesson-fence-open = 这一块没有结束
lesson-unknown-block = 没有叫“{ $name }”的块
lesson-two-blocks = 这一页已经有一个棋盘块
lesson-expect-one-block = 每页一个棋盘块；用“---”另起一页
lesson-no-key = “{ $text }”里没有冒号
lesson-expect-key = 键、冒号和内容
lesson-foreign = 课程里不用这种 Markdown
lesson-expect-markdown = “## ”标题、段落、“- ”列表、“---”和棋盘块
lesson-unknown-key = { $block } 块没有“{ $name }”这个键
lesson-empty = “{ $name }”后面是空的
lesson-twice = “{ $name }”又出现了一次
lesson-expect-once = 只写一次
lesson-late = “{ $name }”排在“{ $key }”后面了
lesson-expect-first = 先写 game 和 position
lesson-no-stage = 这里和前面都没有写明是哪种游戏
lesson-expect-stage = 形如“game: nim”的一行
lesson-no-reply = 对这个答案没有任何答复
lesson-expect-reply = 答案、“=>”和答复
lesson-missing = 这个 { $block } 块缺少键“{ $name }”
lesson-expect-missing = 以“{ $name }:”开头的一行
lesson-no-game = 最后一页没有对局
lesson-expect-game = 最后一页要有 play 块
lesson-false = { $key }: { $text } 不成立
lesson-so = { $so }（引擎已核对）
lesson-kept-by = 保住局面值的走法：{ $moves }
lesson-no-such = 不作声明：这里没有这种值可说
lesson-not-proved = 不作声明：这个局面只有估计
lesson-objected = 没有人反对的分法；这一种有人反对
lesson-unobjected = 有人反对的分法；这一种没有人反对
lesson-nothing-shared = 有东西可分的游戏
lesson-propose-first = “you: first”，因为先行的一方提出分法
lesson-core-empty = 有这种分法的游戏；这里每一种分法都有人反对
lesson-law-sizes = 局面由 { $sizes } 个大小给出的游戏
lesson-too-long = 引擎在 { $budget } 步之内没有得出结果
lesson-expect-smaller = 小一些的局面
lesson-goal-lost = 从这里达不到这个目标
lesson-wrong-right = 这个答案是对的
lesson-expect-wrong = 错的答案
lesson-no-answer = 引擎对此给不出答案
lesson-expect-answer = 这个局面答得出的问题
lesson-claim-n = N：轮到的一方必胜。
lesson-claim-p = P：轮到的一方必败，怎么走都输。
lesson-claim-d = D：双方都不能强行取胜。
lesson-claim-nimber = SG 值是 { $nimber }。
lesson-claim-margin = { $way ->
    [ahead] 轮到的一方最终领先 { $points } 分。
    [behind] 轮到的一方最终落后 { $points } 分。
   *[level] 双方最终平分。
}
lesson-claim-remoteness = 双方都下得最好时，再走 { $plies } 步终局。
lesson-claim-mean = 轮到的一方每局的期望是 { $mean }。
lesson-claim-moves = 这里有 { $count } 种合法走法。
lesson-claim-best = { $count ->
    [0] 没有走法能保住局面的值。
    [1] 只有这一步保住局面的值：{ $moves }
   *[other] 恰有这些走法保住局面的值：{ $moves }
}
lesson-claim-keeps = 这一步保住局面的值：{ $mv }
lesson-claim-gives-away = 这一步送掉了优势：{ $mv }
lesson-claim-law = 整个游戏的规律：{ $law }
lesson-claim-run = 各位数字依次经过状态 { $states }。
lesson-claim-worth = 全体局中人一共有 { $worth }。
lesson-claim-unobjected = 没有人反对这个分法：{ $split }
lesson-claim-objected = 有人反对这个分法：{ $split }
lesson-answer = 答案：{ $answer }
lesson-goal-win = 赢下这一局。
lesson-goal-draw = 这一局不要输。
lesson-goal-ahead = 终局时要领先。
lesson-goal-unobjected = 提出一种没有人反对的分法。
lesson-one = 一次只能打开一课
lesson-expect-one = 一个名字或文件；加 --check 时个数不限
lesson-json = 课程不能以 JSON 打开
lesson-expect-json = 单用 --json 列出课程，或用 --json --check
lesson-unknown = 没有叫“{ $name }”的课程或文件
lesson-expect-name = xorcle learn 列出的课程，或一个文件
lesson-how-to-open = 打开一课：xorcle learn 1
lesson-board = { $game }：{ $position }
lesson-done = 这一课学完了。
lesson-right = ✓ 答对了。
lesson-wrong = 不对。
lesson-no-hint = 这里没有提示。
lesson-reached = 做到了。
lesson-watch = S：在这里运行“{ $method }”，每一格先问你再显示。
lesson-missed = 这次没有做到。
lesson-plain-next = 回车：下一页。“退出”（quit）：结束。
lesson-plain-ask = 输入答案；也可输入“提示”（hint）、“答案”（reveal）、“下一页”（next）或“退出”（quit）。
lesson-plain-goes-on = 引擎已核对：确是如此。
lesson-plain-again = 回车：再来一局。“退出”（quit）：结束。
cli-about-learn = 学一课，或检查自己写的课程
cli-help-lesson = 列表中的课程、它的编号，或一个文件
cli-help-check = 指出这些文件（或所有自带课程）里的每处错误；有不成立的声明时退出状态为 1
cli-help-slides = 以投影幻灯片的形式打开
cli-help-lesson-format = 打印课程的写法
cli-examples-learn =
    示例：
      xorcle learn
      xorcle learn 1 --plain
      xorcle learn my-lesson.md --slides
      xorcle learn --check my-lesson.md
      xorcle learn 2 --html > slides.html
      xorcle learn --guide > guide.md
lessons-name = 课程
lessons-promise = 十堂短课，每课最后赢下一局。
lesson-head = { $title }，第 { $page } 页，共 { $pages } 页；{ $checked }
lesson-being-checked = 正在核对
lesson-checked = 每句话都核对过
lesson-mistaken = 有 { $count } 处不成立
lesson-unanswered = 问题还没有回答。再按一次空格：下一页。
lesson-wanted = 这里要的是{ $what }。
lesson-your-answer = 你的答案：
lesson-leave = 回到课程列表
lesson-again = 同一局再来一次
key-forth = 下一页
key-former = 上一页
key-slides = 幻灯片
screen-help-lessons = 每一课和它的一句话介绍。回车打开，f 以投影幻灯片的形式打开。
screen-help-lesson = 课程的一页。空格或右方向键翻到下一页，左方向键或 b 翻回。问数字或胜负时，输入后按回车；t 给提示，r 显示答案，并标出保住局面值的走法。f 切换成幻灯片。
screen-help-lesson-board = 用方向键和回车在棋盘上指出走法，或按冒号后输入。答错时会说明原因，棋盘恢复原样；t 给提示，r 显示答案，空格翻页。最后一页与从不出错的对手下一局：要赢下来，N 重新开始。
lesson-lit = 保住局面值的走法：{ $moves }
lesson-nothing-hidden = 这一页没有隐藏的答案。
lesson-right-said = ✓ 答对了：{ $says }
lesson-card = ✓ 学会了：{ $title }
lesson-next = 下一课：{ $title }
lesson-next-page = 下一页
lesson-next-key = 下一课
lesson-hide-key = 收起答案
lesson-home = 离开这一课
cli-help-lesson-html = 把课程印成一个网页里的幻灯片
cli-help-lesson-guide = 打印教师手册：十一课，每课一份四十五分钟的教案
deck-keys = 右方向键或空格：下一张；左方向键：上一张；a：答案；n：教师备注
