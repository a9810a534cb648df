waves-too-many-nodes = 图的节点超过 { $most } 个，超出逆推的上限

## Why

waves-move = 走法
waves-leaves = 留下
waves-value = 值
waves-plies = 步数
waves-settled = 判定的局面
waves-claim-won = 你能赢，共需 { $plies } 步；有 { $moves } 种取胜走法。
waves-claim-won-some-time = 你能赢；有 { $moves } 种取胜走法。
waves-claim-lost = 每一步都输；最多还能撑 { $plies } 步。
waves-claim-lost-some-time = 每一步都输。
waves-claim-drawn = 谁也不能强行取胜：双方都走对，就谁也赢不了；有 { $moves } 种走法保住和棋。
waves-ran = 从终局往回，一波一波地推：只要有一步留下必败态，就是必胜态；所有走法都留下必胜态，就是必败态；哪一波都没有推到的，就是和棋。共 { $positions } 个局面，其中轮到的一方必胜 { $won } 个，必败 { $lost } 个，和棋 { $drawn } 个；最后一波距终局 { $longest } 步（策梅洛，1913）。
waves-look-won = { $total ->
    [1] 你唯一的走法留下的局面对手必输。
   *[other] 你有 { $total } 种走法，其中 { $moves } 种留下的局面对手必输。
 }
waves-look-lost = 你有 { $total } 种走法，每一种都给对手留下必胜态。
waves-look-drawn = { $total ->
    [1] 你唯一的走法
   *[other] 你有 { $total } 种走法，没有一种能让对手必输，其中 { $moves } 种
 }留下谁也赢不了的局面。
waves-left = 每一步给对手留下什么：N 是对手必胜，P 是对手必败，D 是谁也赢不了。方括号里的是最好的走法。
waves-place-won = 走到所指的去处就能取胜。
waves-place-lost = 所指之处都能去，可是无论去哪里都是对手胜。
waves-place-drawn = 走到所指的去处，就不会输。
waves-move-won = 走 { $mv }：留下的局面对手必输。
waves-stay = 走 { $mv }：保住和棋。
waves-stall = 面对完美的对手，每一步都输。没有哪一步撑得比 { $mv } 更久。
waves-stall-any = 面对完美的对手，每一步都输。不妨试 { $mv }，哪一步都一样。
waves-ends = 走完这一步，棋局就结束了。
waves-nearer = 此时距终局 { $plies } 步。走了这一步，对手无论怎么应，你距终局最多还有 { $left } 步，以后也是如此；所以谁也不能一直绕圈。
waves-answered = 你的每一步，对手都有一步应着让你再次落入必败态，而且离终局更近。
waves-answered-or-over = 你的每一步，或者立刻输棋，或者对手有一步应着让你再次落入必败态，而且离终局更近。
waves-answered-over = 无论你怎么走，棋局都就此结束，你输了。
waves-reply = 对手的应着
waves-answer = 你的走法
