knight-tour-name = 双人骑士巡游
knight-tour-alias = 骑士|完美匹配|跳马
knight-tour-promise = 一匹马，不走回头路。
knight-tour-rules = 棋盘上有一匹马，双方轮流让它跳一个日字，不得回到它到过的格。{ $misere ->
    [true] 无法跳动者胜。
    [false] 无法跳动者负。
   *[other] 无法跳动者负；反常规则下无法跳动者胜。
 }
knight-tour-notation = 从上到下写出各行，以 / 分隔：N 是马，x 是它离开过的格，. 是空格，如 N../.../...。走法写出要跳到的格，如 c2。
knight-tour-param-rows = 棋盘的行数
knight-tour-param-cols = 棋盘的列数
knight-tour-param-misere = 无法跳动者胜
knight-tour-last-wins = 无法跳动者负。
knight-tour-last-loses = 反常规则：无法跳动者胜。
knight-tour-jumps = { $form ->
    [did] 跳到了
   *[do] 跳到
 } { $cell }
knight-tour-was-there = 马已经到过 { $cell }
knight-tour-no-jump = 从 { $from } 到 { $cell } 不是马步
knight-tour-knights = 有 { $count } 匹马
knight-tour-expect-one = 一匹马 N

## Why

knight-tour-ask = 把空格两两配对，配对的两格恰好相距一个马步，从只有一个相邻空格的格开始。不算马所在的格，也能配成一样多的对吗？
knight-tour-look-won = 每个最大匹配都含马所在的格：去掉此格，对数就要变少。
knight-tour-look-lost = 这里已配成最多的对，而马所在的格没有用上。
knight-tour-place = 跳到 { $cells }（共 { $moves } 格）之后，就存在一个最大匹配不含对手所在的那一格。
knight-tour-place-none = 马能跳到的每一格都有配对格，就等着你跳过去。
knight-tour-move = 跳到 { $cell }。
knight-tour-stall = 对手不失误时，每一步都输。不妨跳到 { $cell }，盼对手看漏。
knight-tour-proof-won = 所列的配对没有用到 { $cell }。对手从那里跳到哪一格，你就跳到那一格的配对格；{ $bare ->
    [0] 每个空格都有配对格
   *[other] 没有配对格的格是跳不到的，否则匹配还能再添一对
 }。所以你总有地方可跳。
knight-tour-proof-lost = 你跳到哪一格，对手就跳到那一格的配对格。{ $bare ->
    [0] 每个空格都有配对格
   *[other] 没有配对格的格你跳不到，否则匹配还能再添一对
 }。所以对手总有地方可跳。
knight-tour-head-cell = 格
knight-tour-head-partner = 配对格
knight-tour-claim-won = 每个最大匹配都含马所在的格，所以你能赢；有 { $moves } 种取胜走法。
knight-tour-ask-end = 跳到哪些格之后就无处可跳？
knight-tour-look-end = { $cell } 是死格：从那里{ $others ->
    [0] 马只能跳回来处 { $here }，而那里已经走过。
   *[other] 马只能跳到 { $used }，或跳回 { $here }，而这些格都已走过。
 }
knight-tour-look-stuck = { $moves ->
    [1] 你只有一步可跳，跳后
   *[other] 你跳到哪一格，
 }对手都能跳到死格，即无处可跳的格。
knight-tour-place-end = { $moves ->
    [1] 死格：{ $cells }。
   *[other] 这些格都能取胜：{ $cells }。
 }
knight-tour-place-stuck = 死格{ $count ->
    [1] ：{ $cells }
   *[other] 有：{ $cells }
 }。
knight-tour-move-stuck = 每一步都输。你跳 { $cell }，对手跳 { $answer }，你就无处可跳。
knight-tour-claim-end = { $cell } 是死格：跳到那里，对手就无处可跳。
knight-tour-claim-stuck = 你怎么走，对手都跳到死格，你就无处可跳。
knight-tour-claim-lost = 存在一个最大匹配不含马所在的格，所以每一步都输。
knight-tour-law = 无向图顶点地理游戏的定理（弗兰克尔、沙伊纳曼、厄尔曼，1993）：当且仅当有某个最大匹配不含棋子所在的顶点时，轮到的一方必输。配对由增广路求出（Berge，1957）。
knight-tour-law-no-nimber = 这么大的棋盘不搜索 SG 值，那需要超过 { $most } 个局面；谁胜已由配对证明。
