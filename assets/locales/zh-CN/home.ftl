home-continue = 接着下
home-begin = 从这里开始
home-today = 今日一题
home-learn = 学习
home-play = 对局
home-practise = 练习
home-done = { $done } / { $all } 课
home-search = / 搜索 · { $games } 个游戏
home-guided = 一分钟学会尼姆
home-daily = 今日一题，第 { $level } 级
home-next = 下一课：{ $title }
home-pages = { $pages } 页
home-all = 全部游戏，按类别
home-all-promise = { $games } 个游戏，分十类：石子堆、棋盘、图、纸牌等等。
home-mistakes = { $due ->
    [0] 你的失误
   *[other] { $due } 个失误该复习了
 }
home-slides = 幻灯片
home-slides-promise = 每课都可以当幻灯片放，供讲课用。选一课，按 f。
home-demo = 演示
home-glossary = 用语
home-progress = 进度
home-turn = { $yours ->
    [true] 轮到你
   *[false] 轮到对手
 }
home-stand = 已走 { $moves } 步。{ $yours ->
    [true] 轮到你。
   *[false] 轮到对手。
 }
home-lesson-done = 已学完，随时可以重学。
home-enter-play = 开始
home-enter-solve = 解题
home-enter-learn = 学习
home-enter-watch = 观看
home-enter-language = 切换
home-enter-open = 打开
home-key-new = 新的一局
home-key-set-up = 大小、规则、水平
home-key-watch = 看自我对弈
home-key-choose = 选择
home-key-search = 搜索
home-key-practise = 练习
home-rating = 等级分 { $rating }
home-days = 连续 { $days } 天
home-stand-both = 连续 { $days } 天 · 等级分 { $rating }
home-week = 本周
home-weekdays = 一 二 三 四 五 六 日
home-fact-streak = 连续    { $days } 天
home-fact-rating = 等级分  { $rating }
home-fact-lessons = 课程    { $done } / { $all }
home-fact-games = 对局    { $games }，胜 { $won }
meet-first = 初次见面
meet-gone = 按任意键收起，按 ? 再看。
