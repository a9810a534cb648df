waves-too-many-nodes = 图的节点超过 { $most } 个，超出逆推的上限

## Why

waves-move = 着法
waves-leaves = 留下
waves-value = 值
waves-plies = 步数
waves-settled = 判定的局面
waves-claim-won = 你能赢，共需 { $plies } 步；有 { $moves } 种取胜着法。
waves-claim-won-some-time = 你能赢；有 { $moves } 种取胜着法。
waves-claim-lost = 每一步都输；最多还能撑 { $plies } 步。
waves-claim-lost-some-time = 每一步都输。
waves-claim-drawn = 谁也不能强行取胜：双方都走对，棋局就没有尽头；有 { $moves } 种着法保住和棋。
waves-ran = 从终局往回，一波一波地推：只要有一步留下必败态，就是必胜态；所有着法都留下必胜态，就是必败态；哪一波都没有推到的，就是和棋。共 { $positions } 个局面，其中轮走方必胜 { $won } 个，必败 { $lost } 个，和棋 { $drawn } 个；最后一波距终局 { $longest } 步（策梅洛，1913）。
waves-place-won = 取胜着法的去处已经亮起。
waves-place-lost = 能去的地方已经亮起：无论去哪里，留给对手的都是必胜态。
waves-place-drawn = 亮起的去处，走到那里谁也没有输。
waves-move-won = 走 { $mv }：留下的局面对手必输。
waves-stay = 走 { $mv }：保住和棋。
waves-stall = 面对完美的对手，每一步都输。{ $mv } 撑得最久。
waves-stall-any = 面对完美的对手，每一步都输。不妨试 { $mv }，哪一步都一样。
waves-ends = 走完这一步，棋局就结束了。
waves-nearer = 此时距终局 { $plies } 步。对手无论怎么应，你距终局最多还有 { $left } 步，而且总有一步接得上；所以谁也不能一直绕圈。
waves-answered = 你的每一步，对手都有一步应着让你再次落入必败态，而且离终局更近。
waves-reply = 对手的应着
waves-answer = 你的着法
