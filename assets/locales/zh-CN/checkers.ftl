checkers-name = 西洋跳棋
checkers-alias = 英国跳棋
checkers-promise = 能吃必吃，可以连跳。
checkers-rules = 双方在深色格上走子，黑先。兵 b 和 w 沿斜线向前走一格，王 B 和 W 四个方向都可走一格。吃子是跳过相邻的对方子、落到其后的空格，能继续吃就要继续；能吃必吃，怎么吃可以自选。兵走到底线升为王，该步随即结束。无法行动者负；无休止的走法判和。
checkers-notation = 从上到下写出各行，以 / 分隔，再写轮到的一方 b 或 w：.b../..../..../..w. b。深色格逐行从 1 起编号。走一步写作 11-15；吃子写出经过的每一格：22x15x8。
checkers-param-size = 开局棋盘的行数和列数：4、6 或 8
checkers-light = 棋子只能在深色格上；左上角是浅色格
checkers-not-crowned = 底线上的 { $piece } 应当已经升王
checkers-bad-size = { $rows } 行 { $cols } 列不是这种棋的棋盘
checkers-expect-size = 4×4、6×6 或 8×8
checkers-expect-side = 空格和轮到的一方 b 或 w
checkers-expect-move = 一步如 11-15，或写全各格的吃子如 22x15x8
checkers-too-far = 一步之中相邻两格只能沿斜线相隔一格或两格
checkers-not-own = { $square } 上没有 { $side } 的子
checkers-goes-on = 还要继续吃：请写全经过的格子
checkers-must-take = 能吃必吃
checkers-no-move = 这个子走不到那里
checkers-black = 黑方
checkers-white = 白方
checkers-note-to-move = 轮到{ $side }走。
checkers-note-take = 能吃必吃。行旁的数字是该行深色格的编号。
checkers-tell = 从 { $from } { $form ->
    [did] 走到了
   *[do] 走到
 } { $to }
checkers-tell-takes = 从 { $from } 跳到 { $to }，{ $form ->
    [did] 吃了
   *[do] 吃
 } { $pieces } 子

## Why

checkers-claim-won = 你必胜，双方合计至多 { $plies } 步；取胜的走法{ $moves ->
    [1] 只有一种
   *[other] 有 { $moves } 种
}。
checkers-claim-lost = 你怎么走都输，最迟 { $plies } 步后。
checkers-claim-drawn = 双方都无法强行取胜：{ $total ->
    [1] 唯一的走法能守和。
   *[other] { $others ->
        [0] 全部 { $total } 种走法都能守和。
       *[other] { $total } 种走法中有 { $moves } 种能守和。
    }
}
checkers-claim-estimate = 这是估计，不是证明：向前看 { $depth } 步，你看来{ $points ->
    [0] 与对手不分高下
   *[other] { $way ->
        [ahead] 领先
       *[behind] 落后
    } { $points } 分
 }，一个兵计 10 分。
checkers-claim-beyond = 尚未证明：照预期走下去你会{ $way ->
    [ahead] 赢
   *[behind] 输
 }，但终局在向前看的 { $depth } 步之外。
checkers-ask = 现在必须吃子吗？你走之后对手必须吃什么，你又能吃回什么？
checkers-look = 没有子可吃；共有 { $moves } 种走法。
checkers-look-take = 必须吃子；共有 { $moves } 种吃法。
checkers-place = 走 { $square } 号格上的子。
checkers-square = { $square } 号格
checkers-does-take = 吃 { $pieces } 子
checkers-does-last = 吃掉最后一子
checkers-does-crown = 升为王
checkers-move-near = 走 { $mv }。{ $must ->
    [take] 对手接着必须吃子，有 { $answers } 种吃法
   *[free] 对手接着有 { $answers } 种应着
 }，第 { $plies } 步即告终局。
checkers-hold-near = { $total ->
    [1] 只能走 { $mv }
   *[other] 走 { $mv }，没有哪种走法能撑得更久
 }：双方合计第 { $plies } 步终局。
checkers-move-ends = 走 { $mv }。棋局随即结束{ $does ->
    [0] 。
   *[other] ：{ $does }。
 }
checkers-blocked = 走过 { $moves }，不再有子可吃，但{ $side ->
    [you] 你
   *[other] 对手
 }已无法行动，无法行动者负：{ $squares } 号格上的 { $count } 子被堵死。
checkers-move-estimate = { $total ->
    [1] 走 { $mv }：这是唯一的走法。
   *[other] 走 { $mv }：留给对手的看来最少。
 }
checkers-proof-corner = { $mv } 之后，你的王在双角的 { $squares } 两格：在两格之间来回走，对方子虽多，也无法强行取胜。
checkers-does-shut = 对方无法行动
checkers-turn = 先手次序决定胜负。从上数第 1、3、5……行上共有 { $count } 个子，是{ $odd ->
    [0] 偶数
   *[odd] 奇数
 }，现在轮到你。每走一步，这个数和轮次都变一次，所以在吃子之前，每次轮到你时它总是{ $odd ->
    [0] 偶数
   *[odd] 奇数
 }。此处若轮到对方走，你就会{ $fate ->
    [won] 赢
    [lost] 输
   *[drawn] 和
 }。
checkers-kings = { $from ->
    [0] 盘上只剩王，
   *[other] 主线第 { $from } 步之后只剩王，
 }{ $more ->
    [1] 双方各一个。它们的全部 { $all } 种摆法中，轮到的一方
   *[other] { $more } 个对 1 个。它们的全部 { $all } 种摆法中，若轮到孤王走，它
 }输 { $lost } 种，和 { $drawn } 种，胜 { $won } 种。
checkers-opposition = { $from ->
    [0] 盘上只剩双方各一王。
   *[other] 主线第 { $from } 步之后，盘上只剩双方各一王。
 }轮到的一方恰在以下情形必败：从上数第 1、3、5……行上的王数为偶数，且它的王到两个双角（{ $corners }）都不比对方的王近；步数按行或按列计，取较大者。全部 { $all } 种摆法都是如此，其中 { $lost } 种必败。这里轮到{ $to ->
    [you] 你
   *[other] 对手
 }，这些行上有 { $count } 个王；轮到的一方的王离两角为 { $own } 步，另一王为 { $other } 步：{ $fate ->
    [lost] 必败。
   *[held] 不败。
 }{ $odd ->
    [0] {""}
   *[odd] 走一步之后王数为偶数：表中是那时离两角的步数；下一个要走的王若都不更近，就必败。
 }
checkers-shot = 弃子取胜：{ $mv } 送子，对方 { $ways } 种吃法都要受罚。到再也没有子可吃时，你净赚至少 { $won } 子。
checkers-stuck = { $side ->
    [you] 你
   *[other] { $mv } 之后，对手
 }有 { $count } 子没有安全的步子，怎么走都马上被吃：{ $squares } 号格。
checkers-run = { $side ->
    [you] 你在 { $square } 号格上的兵拦不住：不管对手怎么走，它自己走 { $moves } 步就成王。
   *[other] { $mv } 之后，你拦不住对手在 { $square } 号格上的兵：它自己走 { $moves } 步就成王。
 }
checkers-shuttle = 所列主线第 { $from } 步到第 { $to } 步，一方最后的王只在双角的 { $squares } 两格之间来回。
checkers-balance = 只看吃子：{ $best } 之后{ $shown ->
    [0] 你不必再丢子
   *[other] 双方最好的吃子如所列
 }；到最后，{ $way ->
    [even] 双方吃的子一样多。
   *[other] 你净{ $way ->
        [won] 赚
       *[lost] 丢
    } { $pieces } 子。
 }
checkers-costs = 有 { $moves } 种走法要丢子：走出旁边的应着，把必须吃的都吃完之后，比起 { $best } 要多丢所列的子数。
checkers-head-mover = 刚走的王
checkers-head-next = 下一个要走的王
checkers-head-must = 必须吃
checkers-head-then = 然后
checkers-head-move = 走法
checkers-head-answer = 应着与吃子
checkers-head-cost = 丢子
checkers-expected = 估计向前看 { $depth } 步，遇到必须吃子就继续看下去，预期走出这 { $plies } 步。{ $agrees ->
    [yes] {""}
   *[no] 走法列表在每一步之后再看同样多步，所以多看一步：那里 { $best } 为 { $listed }。
 }
checkers-counted = 在预期走完的棋盘上，兵计 { $man } 分，王计 { $king } 分，兵每前进一行计 { $row } 分；以当前轮到的一方减另一方：{ $ahead }。
checkers-counted-over = 照此走下去棋局在证明的深度之外结束，记作 { $ahead }。
checkers-head-side = 一方
checkers-head-men = 兵
checkers-head-kings = 王
checkers-head-rows = 各兵前进行数之和
checkers-law-swept = 此局面之下的全部局面都已从终局逆推；子力的摆法不超过 { $most } 种时都这样做。无休止的走法判和。
checkers-law-near = 搜索深度为 { $depth } 步，胜负在此深度之内已见分晓，结论得证。
checkers-law-estimate = 子力的摆法多于 { $most } 种的局面，这里只作估计。已发表的结论“8×8 是和棋”（Schaeffer 等，2007）说的是开局，与此局面无关。
