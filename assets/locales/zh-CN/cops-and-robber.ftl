cops-and-robber-name = 警察与小偷
cops-and-robber-alias = 警察抓小偷|警察数|官兵捉强盗
cops-and-robber-promise = 全城追捕一个小偷。
cops-and-robber-rules = 警察先选节点，小偷再选一个。此后警察走一回合（所有警察一起走），小偷应一步；每个都可以沿弧走一步，也可以不动。有警察站到小偷所在的节点，警察获胜；小偷永远抓不到，就是小偷获胜。
cops-and-robber-notation = 开局写 -；警察选好后写 b,d；小偷选好后写 b,d/f C，轮到小偷走写 b,d/f R。走法按次序写各警察要去的节点，或写小偷要去的节点。图写作一串边 a-b 和弧 a>b，也可以用 DOT。
cops-and-robber-param-graph = 图：边 a-b、弧 a>b、孤立节点，或 DOT
cops-and-robber-param-cops = 警察人数
cops-and-robber-note-placing = { $cops } 名警察依次选节点。
cops-and-robber-note-cops = { $cops ->
    [1] 警察走一步或不动。
   *[other] { $cops } 名警察依次走一步或不动，合为一回合。
 }
cops-and-robber-note-hiding = 小偷（R）选节点。
cops-and-robber-note-robber = 小偷（R）走一步或不动。
cops-and-robber-tell-placing = 把 { $cops } 名警察{ $form ->
    [did] 安排在了
   *[do] 安排在
 } { $nodes }
cops-and-robber-tell-cops = 让 { $cops } 名警察{ $form ->
    [did] 走到了
   *[do] 走到
 } { $nodes }
cops-and-robber-tell-hiding = { $form ->
    [did] 藏到了
   *[do] 藏到
 } { $node }
cops-and-robber-tell-robber = { $form ->
    [did] 跑到了
   *[do] 跑到
 } { $node }
cops-and-robber-no-node = 图里没有节点，谁也站不住
cops-and-robber-expect-nodes = 边，如 a-b,b-c
cops-and-robber-expect-side = 空格和轮到的一方 C 或 R
cops-and-robber-count = 应写 { $wanted } 个节点，而不是 { $told } 个
cops-and-robber-too-many = 警察的走法总数超过 { $most }，超出逆推的上限

## Why

cops-and-robber-ask-placing = 是不是总能找到一个角，也就是所能到达之处全在另一个节点所能到达之处以内的节点？没有角的图又需要几名警察？
cops-and-robber-ask-cops = 小偷在哪里会立刻被抓，在哪里再过一回合被抓？哪一步不是追赶，而是压缩它的地盘？
cops-and-robber-ask-robber = 哪些节点下一回合没有警察能到？其中从哪里出发，无论警察怎么走，又总有这样的节点？
cops-and-robber-look-corners = 所能到达之处全在另一个节点所能到达之处以内，这样的节点叫作角：小偷在角上，并不比在那个节点上更好。逐个拆掉角，图最后只剩下 { $last }，所以一名警察就够。
cops-and-robber-look-core = 所能到达之处全在另一个节点所能到达之处以内，这样的节点叫作角。拆掉所有的角，剩下这些节点，其中再没有角：{ $nodes }。在那里一名警察不够。
cops-and-robber-look-field = 警察位置不变、仍由同一方先走时，{ $cops ->
    [1] {""}
   *[other] {""}
 }小偷在各个节点上，被抓还需几步。
cops-and-robber-look-all = 警察有一种站位，一步就能走到每一个节点。
cops-and-robber-look-some = 警察无论怎样站，都不能一步走到每一个节点：小偷总有地方可站，要把它从那里赶走。
cops-and-robber-look-in-vain = 警察无论怎样站，都不能一步走到每一个节点：小偷总有地方可站，此后也总有安全的节点可去。
cops-and-robber-reach = 警察在 { $cops } 时，{ $total } 个节点中一步走得到 { $reached } 个{ $left ->
    [0] ：小偷无论站在哪里，都立刻被抓。
   *[other] ：小偷只有站在 { $rest } 才不会立刻被抓。
}
cops-and-robber-trap = { $number ->
    [0] 圈套已经合拢
   *[other] 走过 { $moves } 之后，圈套合拢
}：轮到 { $robber } 上的小偷走，{ $several ->
    [1] {""}
   *[other] {""}
 }警察在 { $cops }。{ $count ->
    [1] 小偷只能不动，而这一格警察走得到。
   *[other] 小偷能到 { $reach }，而每一处都有警察走得到。
}
cops-and-robber-ring = { $all ->
    [0] 整个图是一个环：{ $nodes }。警察所在的节点就是它的影子。
   *[other] 一个节点在剩下的节点中所能到达的，若另一个节点全都能到，它就叫作角。逐个拆掉的角（括号里是那另一个节点）：{ $corners }。拆掉之后剩下一个环：{ $nodes }。角上的警察对环的威胁，不超过它的影子，也就是顺着括号到达的节点：{ $shadows }。
 }影子一走到小偷旁边，小偷就沿环再走一格避开；环有 { $count } 个节点，影子只够得着身旁的节点，再往前那一格它总是够不着。
cops-and-robber-claim-free = 你永远不会被抓到；有 { $moves } 种走法能做到。
cops-and-robber-claim-in-vain = 无论你怎么走{ $cops ->
    [1] 警察
   *[other] 这些警察
 }，都永远抓不到小偷。
cops-and-robber-answers = { $free ->
    [0] 警察的每一步
   *[other] 此后无论警察怎么走
}，小偷都有一步应着，可以永远这样走下去{ $total ->
    [1] 。
   *[other] ；{ $cops ->
    [1] {""}
   *[other] {""}
 }警察共 { $total } 种走法，列出 { $shown } 种和应着：
}
cops-and-robber-head-cops-move = 警察走到
cops-and-robber-head-answer = 小偷走到
cops-and-robber-head-plies = 被抓所需步数
cops-and-robber-core = 小偷一直留在拆掉角之后剩下的 { $count } 个节点上。别处的警察在那里的威胁，不超过它的影子，也就是角依次让位而到的节点；而影子的每次威胁，都有一步应着躲到它够不着的地方。
cops-and-robber-counted = { $most ->
    [1] 图中没有三个或四个节点的圈：相邻的两个节点没有公共的邻点，不相邻的至多有一个。
   *[other] {""}
 }还没被抓的小偷无论在哪里，都至少有 { $least } 个别的节点可去；站在别处的一名警察，一步之内至多能到达其中 { $most } 个，所以 { $cops } 名警察至多能到达 { $reached } 个，总有一个节点留给小偷（据艾格纳与弗罗姆 1984）。
cops-and-robber-head-corner = 角
cops-and-robber-head-cover = 在其所及之内
cops-and-robber-head-cops = 警察在
cops-and-robber-head-safe = 小偷安全的节点
cops-and-robber-head-cop = 警察在
cops-and-robber-head-shadow = 影子在
cops-and-robber-head-robber = 小偷所在的节点
cops-and-robber-head-reply = 走到
cops-and-robber-law-one = 无向图上一名警察能取胜，当且仅当图可以逐角拆到只剩一个节点（诺瓦科夫斯基与温克勒 1983，基约 1978）。
cops-and-robber-safe = 轮到小偷走时，对应警察的每种站位，小偷在列出的节点上都是安全的：它总有一步（或不动），使警察无论怎么走都仍落在这张表里，而且走不到它身上。警察的站位共 { $places } 种，列出 { $shown } 种。
