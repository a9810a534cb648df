flow-game-name = 网络流
flow-game-alias = 最大流|流量|管道
flow-game-promise = 网络的流量怎么分？
flow-game-rules = 网络的每条管道有容量和主人。联盟的价值是只用自己的管道从 s 到 t 的最大流。一方提出分配，另一方指出一个单干更合算的联盟，或者接受。反对属实者胜，不实者负；接受了有联盟吃亏的分配者负；无人吃亏时双方一致，算和。
flow-game-notation = 管道写作 s>a=4A,a>t=3B，依次是容量和主人；流从 s 到 t。也读 DOT，标签照此写在弧上。分配写作 @x,y,...，每人一份；回答写一个联盟（例如 AC）或 accept。
flow-game-param-players = 局中人数；0 表示由字母决定
flow-game-expect-pipe = 一条带容量和主人的管道，例如 s>a=4A
flow-game-expect-label = 带容量和主人的标签，例如 [label="4A"]
flow-game-expect-fewer = 最多 { $most } 条管道
flow-game-table = 他们分从 s 到 t 的流量 { $whole }。
flow-game-heading = 管道

## Why

flow-game-cut = 最小割是 { $pipes }：全部流量 { $flow } 都要经过它。让各主人得到自己在割中的容量：{ $split }。任何联盟的流都要用自己的管道穿过这个割，所以它所得不少于单干：谁也无法反对，所以提出这样的分配就是和棋。
flow-game-look-dry = 从 s 到 t 没有流量：每个联盟都是 0，谁所得少于 0，谁就宁愿单干。
flow-game-closings = 关掉一条管道会怎样：剩下的流量，以及每位局中人的沙普利值。第一行是网络的现状。
flow-game-head-way = 路线
flow-game-head-closed = 关闭
flow-game-head-flow = 流量
flow-game-head-share = { $player }
flow-game-law = 定理（卡莱与泽梅尔 1982）：每个最小割都给出一个无人反对的分配，所以网络流博弈的核心非空。核仁：施迈德勒 1969。
