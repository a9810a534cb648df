typed-unknown = “{ $text }”不是此处能走的一步
typed-several = “{ $text }”可以指 { $moves }：请写得更明确
typed-more = 另外 { $count } 种
typed-example = 走法，如 { $mv }
typed-example-or = 走法，如 { $mv }，或写作 { $form }
typed-forms = 还认得这些写法

# 每类记法一行：还认得哪些写法。
typed-heaps = 3-2、3 2、第3堆取2 都是从第 3 堆取 2；3>1 把第 3 堆变成 1；1: 2+4 或 7=2+4 是分堆。只有一堆时编号可以不写：取2。同时动几堆：1-2，3-5。
typed-number = 取2、x2；有几堆时写 第2堆取1。
typed-points = 只写走到的点：4,7 或 4 7；两堆时可写 第1堆取2、各取2。
typed-coins = 1 4、翻1、4。
typed-chess = Ra7、车a7、Rxa7+、a1-a7、R1a7、e8=Q；+ 和 # 可以不写。
typed-cells = B2、b 2、2b；只有一块棋盘空着这一格时，棋盘编号可以不写。
typed-columns = 列的字母：d 就是 4。
typed-steps = a1b1、a1 b1、a1右、a1右2；只有一枚棋子到得了时，只写去的格；11x18 也可写 11-18。
typed-pairs = a1b1、b1 a1、a1右、a1下；0-1 也可写 0 1。
typed-tokens = c-d、c d；只有一枚棋子到得了时，只写 d。
typed-nodes = 去d；几个节点用逗号或空格隔开：b d。
typed-strings = 4-3 连接两点；4-4 围 3 绕回自身；同名的走法用括号里的数区分：1-2 (2)。
typed-ends = 左、右，或者那一端的数。
typed-words = 开头的字母，如 c 指 call；也可写 跟、弃、下注；2x5 也可写 2个5。
typed-orders = 第2行；是石头剪刀布时写 石头、剪刀、布；3,1 也可写 3 1。
typed-splits = 每人一份：1,0,0 或 1 0 0；均分或 = 是人人一样多。回答：A C、同意、=。
typed-sums = 子游戏的编号和其中认得的写法：1 第3堆取2；只有一个子游戏听得懂时，编号可以不写。
