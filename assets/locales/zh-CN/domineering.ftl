domineering-name = 横竖骨牌
domineering-alias = 多米诺|横竖多米诺
domineering-promise = 一人竖摆，一人横摆。
domineering-rules = V 先手，只能把骨牌竖着摆；H 只能横着摆。每张占相邻的两个空格。{ $misere ->
    [true] 摆不下的一方赢。
    [false] 摆不下的一方输。
   *[other] 摆不下的一方输；反常规则下摆不下的一方赢。
 }
domineering-notation = 自上而下逐行书写，用 / 隔开：. 是空格，# 已占；后面空一格写轮到的一方 V 或 H。走法写骨牌的两端，如 a1-a2。
domineering-param-rows = 空棋盘的行数
domineering-param-cols = 空棋盘的列数
domineering-param-misere = 摆不下者胜
domineering-not-your-way = { $side ->
    [V] V 只能竖着摆
   *[H] H 只能横着摆
 }
domineering-note = 摆不下骨牌者负。
domineering-note-misere = 反常规则：摆不下骨牌者胜。
domineering-note-v = { $mover ->
    [you] 你竖着摆，对手横着摆。
    [oracle] 对手竖着摆，你横着摆。
   *[other] 轮到 V：竖着摆。
}
domineering-note-h = { $mover ->
    [you] 你横着摆，对手竖着摆。
    [oracle] 对手横着摆，你竖着摆。
   *[other] 轮到 H：横着摆。
}
domineering-tell = 在 { $domino } { $form ->
    [did] 摆了
   *[do] 摆
 }一张骨牌
domineering-table = 表最大到 { $most } 行 { $most } 列的棋盘

## Why

domineering-claim-won = 你能赢；共有 { $moves } 种取胜走法。
domineering-claim-counted = { $won ->
    [0] 你怎么走都输
   *[other] 你能赢{ $then ->
        [0] {""}
       *[other] ：摆 { $domino } 之后
    }
 }，{ $longer ->
    [V] 竖方
   *[H] 横方
 }{ $misere ->
    [0] 有 { $sure } 步安全步
   *[other] 至少要走 { $sure } 步
 }，{ $shorter ->
    [V] 竖方
   *[H] 横方
 }{ $most ->
    [0] 一张也摆不下
   *[other] 最多摆得下 { $most } 张
 }{ $won ->
    [0] 。
   *[other] ；共有 { $moves } 种取胜走法。
 }
domineering-claim-lines = { $won ->
    [0] 你怎么走都输：{ $misere ->
        [0] 先摆不下的总是你
       *[other] 先摆不下的总是对手
    }
   *[other] 摆 { $domino } 你能赢：无论怎样应，{ $misere ->
        [0] 先摆不下的总是对手
       *[other] 先摆不下的总是你
    }
 }，{ $lines } 条变化为证{ $won ->
    [0] 。
   *[other] ；共有 { $moves } 种取胜走法。
 }
domineering-claim-lost = 你怎么走都输。
domineering-ask = 双方各有多少步是对方永远夺不走的？
domineering-ask-misere = 哪一方会先无处可摆，从而获胜？
domineering-look = 谁也夺不走的走法（安全步）：竖方有 { $v } 步，横方有 { $h } 步。最多摆得下：竖方 { $v_most } 张，横方 { $h_most } 张。
domineering-look-misere = 躲不掉的走法：竖方有 { $v } 步，横方有 { $h } 步。最多摆得下：竖方 { $v_most } 张，横方 { $h_most } 张。
domineering-look-zero = 值为 0：轮到谁走谁输。
domineering-look-number = 这是冷局面，值为 { $value }：{ $side ->
    [V] 竖方
   *[H] 横方
 }领先 { $ahead } 步，{ $moves ->
    [0] 不足整步的部分也算数；谁动谁吃亏。
   *[other] 谁动谁吃亏。
 }
domineering-look-hot = 这是热局面，以竖方为左方，值为 { $value }。双方都走最佳走法：竖方先走，最终{ $v }；横方先走，最终{ $h }。{ $ahead ->
    [V] 无论谁先走，竖方都领先
    [H] 无论谁先走，横方都领先
   *[none] 所以谁先走谁得利
 }。
domineering-look-hot-long = 这是热局面。双方都走最佳走法：竖方先走，最终{ $v }；横方先走，最终{ $h }。{ $ahead ->
    [V] 无论谁先走，竖方都领先
    [H] 无论谁先走，横方都领先
   *[none] 所以谁先走谁得利
 }。
domineering-ahead = { $side ->
    [V] 竖方领先 { $by } 步{ $moves ->
        [0] {""}
       *[other] {""}
    }
    [H] 横方领先 { $by } 步
   *[none] 谁也不领先
 }
domineering-look-tepid = 值为 { $value }（竖方在左）。无论谁先走，双方都走最佳走法，按步数算最终{ $end }；但{ $who ->
    [V] 值还略大一点，无论谁先走都是竖方赢
    [H] 值还略小一点，无论谁先走都是横方赢
   *[first] 胜负取决于轮到谁：谁先走谁赢
 }。
domineering-look-tepid-long = 无论谁先走，双方都走最佳走法，按步数算最终{ $end }；但{ $who ->
    [V] 无论谁先走都是竖方赢
    [H] 无论谁先走都是横方赢
   *[first] 胜负取决于轮到谁：谁先走谁赢
 }。
domineering-head-piece = 块
domineering-head-cells = 格数
domineering-head-value = 值
domineering-head-mean = 均值
domineering-head-heat = 温度
domineering-place-column = 看 { $cell } 所在的列。
domineering-place-row = 看 { $cell } 所在的行。
domineering-place-none = { $moves ->
    [1] 唯一的走法也输
   *[other] 没有一步能挽回：{ $moves } 种走法全输
 }。
domineering-move = 摆 { $domino }：之后对手必败。
domineering-move-value = 摆 { $domino }：留下的值是 { $value }，轮到对手走，必败{ $ahead ->
    [none] 。
   *[other] ：即便如此，双方都走最佳走法，最终{ $side ->
        [V] 竖方
       *[H] 横方
    }还领先 { $ahead } 步。
 }
domineering-move-stop = 摆 { $domino }：虽然轮到对手走，双方都走最佳走法，最终{ $side ->
    [V] 竖方
   *[H] 横方
 }还领先 { $ahead } 步。
domineering-move-sum = 摆 { $domino }：{ $cell } 处那一块的值从 { $from } 变为 { $to }{ $hottest ->
    [1] （这是最热的一块，温度 { $heat }）
   *[other] {""}
 }。各块之和变为 { $sum }，{ $side ->
    [V] 不小于 0，轮到横方，横方输。
   *[H] 不大于 0，轮到竖方，竖方输。
 }
domineering-apart = { $then ->
    [0] 棋盘
   *[other] 这时棋盘
 }分成下面几块，它们之和{ $side ->
    [V] 不小于 0：轮到横方，横方输。
   *[H] 不大于 0：轮到竖方，竖方输。
 }
domineering-tied = { $side ->
    [V] 竖方
   *[H] 横方
 }即使自我约束也能赢：它从不跨过 { $lines } 摆骨牌。这样{ $then ->
    [0] 棋盘
   *[other] 这时的棋盘
 }就是下面几块之和，{ $side ->
    [V] 其和不小于 0：轮到横方，横方输。
   *[H] 其和不大于 0：轮到竖方，竖方输。
 }不受约束，只会更好。
domineering-move-end = 摆 { $domino }：之后对手摆不下，棋局结束。
domineering-stall = 面对完美的对手，每一步都输。可以试试 { $domino }。
domineering-proof-counted = { $then ->
    [0] {""}
   *[other] 之后
 }数一数就够了：{ $longer ->
    [V] 竖方
   *[H] 横方
 }有 { $safe } 步谁也夺不走{ $safe ->
    [0] {""}
   *[other] （{ $cells }）
 }，而{ $shorter ->
    [V] 竖方
   *[H] 横方
 }最多摆得下 { $most } 张，所以{ $shorter ->
    [V] 竖方
   *[H] 横方
 }先摆不下。
domineering-proof-counted-misere = { $then ->
    [0] {""}
   *[other] 之后
 }数一数就够了：{ $longer ->
    [V] 竖方
   *[H] 横方
 }非走 { $forced } 步不可，而{ $shorter ->
    [V] 竖方
   *[H] 横方
 }{ $most ->
    [0] 一张也摆不下
   *[other] 最多摆得下 { $most } 张
 }，所以{ $shorter ->
    [V] 竖方
   *[H] 横方
 }先摆不下而获胜。
domineering-lines = { $lines } 条线就能证明：{ $won ->
    [0] 你的每种走法各配对手的一个应着
   *[other] 对手的每种走法各配你的一个应着
 }，直到数一数就够。末列是{ $misere ->
    [0] 胜方的安全步数和负方最多摆得下的张数：轮到负方走，相等就够；轮到胜方走，要多 1
   *[other] 负方躲不掉的步数和胜方最多摆得下的张数：轮到胜方走，相等就够；轮到负方走，要多 1
 }{ $over ->
    [0] 。
   *[other] （– 表示轮到{ $misere ->
        [0] 负方
       *[other] 胜方
    }而已摆不下）。
 }
domineering-proof-last = { $won ->
    [0] { $moves ->
        [1] 你走完唯一的一步
       *[other] 你无论走哪一步
    }
   *[other] { $moves ->
        [1] 对手走完唯一的应着
       *[other] 对手无论怎样应
    }
 }，{ $side ->
    [V] 竖方
   *[H] 横方
 }就摆不下，因而获胜。
domineering-lines-added = { $lines } 条线就能证明：{ $won ->
    [0] 你的每种走法各配对手的一个应着
   *[other] 对手的每种走法各配你的一个应着
 }。末列是各条线由什么决定：胜方的安全步数和负方最多摆得下的张数，或剩下各块之和，或胜方从不跨过也能赢的界线。
domineering-head-settled = 由此决定
domineering-head-room = 必有 : 最多
domineering-proof-lost = { $last ->
    [0] 每一步
   *[other] 有 { $last } 步会结束棋局而输掉；其余每一步
 }都有应着能保住胜局。
domineering-proof-given-away = 有 { $lost } 种走法会把胜局送掉，有应着为证{ $last ->
    [0] 。
   *[other] ，其中 { $last } 种当场结束棋局。
 }
domineering-proof-large = 空格多于 { $most } 个时不列出应着；空格少了才列出。
domineering-law-rule = 按规则，轮到走而摆不下骨牌者告负。
domineering-law-counting = { $misere ->
    [0] 数步数本身就是证明：安全步谁也夺不走，能摆的张数只减不增。
   *[other] 数步数本身就是证明：只有一方用得上的格子始终归它，能摆的张数只减不增。
 }
domineering-law-values = 标准形的值是精确的：由双方各自能留下的所有局面的值，去掉被支配的选项和可逆的选项得到（定理，康威 1976）。数后带星，如 2*，就是 {"{"}2|2{"}"}。
domineering-law-sign = 当且仅当值不小于 0 时竖方后走必胜，当且仅当值不大于 0 时横方后走必胜。各块合计不多于 { $cells } 格时才算出这些值。
domineering-law-search = 经穷举搜索证明（每题至多搜索 { $most } 个局面）。
domineering-law-beyond = 一块不多于 { $cells } 格时才算出它的标准形的值；整个棋盘的值，在各块合计不超过此数或和很简单时才算出。
