waves-too-many-nodes = 图的节点超过 { $most } 个，超出逆推的上限

## Why

waves-move = 走法
waves-leaves = 留下
waves-value = 值
waves-plies = 步数
waves-claim-won = { $plies ->
    [1] 你一步就能赢
   *[other] 你能赢，共需 { $plies } 步
 }；有 { $moves } 种取胜走法{ $moves ->
    [1] {""}
   *[other] ，有的也许慢一些
 }。
waves-claim-won-some-time = 你能赢；有 { $moves } 种取胜走法。
waves-claim-lost = 每一步都输；最多还能撑 { $plies } 步。
waves-claim-lost-some-time = 每一步都输。
waves-claim-drawn = 谁也不能强行取胜：双方都走对，就谁也赢不了；有 { $moves } 种走法保住和棋。
waves-look-won = { $total ->
    [1] 你唯一的走法留下的局面对手必输。
   *[other] 你有 { $total } 种走法，其中 { $moves } 种留下的局面对手必输。
 }
waves-look-lost = 你有 { $total } 种走法，每一种都给对手留下必胜态。
waves-look-drawn = { $total ->
    [1] 你唯一的走法
   *[other] { $all ->
        [0] 你有 { $total } 种走法，没有一种能让对手必输，其中 { $moves } 种
       *[other] 你的 { $total } 种走法都
    }
 }留下谁也赢不了的局面。
waves-place-won = 走到所指的去处就能取胜。
waves-place-lost = 所指之处都能去，可是无论去哪里都是对手胜。
waves-place-drawn = 走到标出的节点就不会输。
waves-move-won = 走 { $mv }：留下的局面对手必输。
waves-stay = 走 { $mv }：保住和棋。
waves-stall = { $only ->
    [0] 面对完美的对手，每一步都输。没有哪一步撑得比 { $mv } 更久。
   *[other] 只能走 { $mv }，面对完美的对手必输。
 }
waves-stall-any = 面对完美的对手，每一步都输。不妨试 { $mv }，哪一步都一样。
waves-does-catch = 抓住
waves-does-away = 逃脱
waves-pocket = 无论怎么走，被追的一方都走不出 { $places } { $count ->
    [1] 这一处
   *[other] 这 { $count } 处
 }，追的一方只需在那里收紧。
