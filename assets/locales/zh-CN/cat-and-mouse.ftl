cat-and-mouse-name = 猫和老鼠
cat-and-mouse-alias = 猫鼠|猫捉老鼠|猫鼠游戏
cat-and-mouse-promise = 猫追老鼠，老鼠奔洞口。
cat-and-mouse-rules = 老鼠和猫站在图的节点上，轮流走，老鼠先走：每次沿一条弧走一步，谁也不能停留。老鼠进洞（节点 0）获胜，猫永远不能进洞。猫抓到老鼠获胜。追逐永无休止为和棋，轮到谁走而无路可走也是和棋。
cat-and-mouse-notation = 写出老鼠和猫所在的节点，再写轮到的一方：1,2 M；轮到猫走写 1,2 C。走法写要去的节点。图写作一串边 0-2,1-3 和弧 1>4，也可以用 DOT。
cat-and-mouse-param-graph = 图：边 0-2、弧 1>4、孤立节点，或 DOT；0 是洞
cat-and-mouse-note-mouse = 轮到老鼠（M）走。节点 0 是洞。
cat-and-mouse-note-cat = 轮到猫（C）走，猫不能进节点 0。
cat-and-mouse-no-room = 除了洞，老鼠和猫还各要一个节点
cat-and-mouse-expect-nodes = 边，如 0-2,1-2
cat-and-mouse-expect-side = 空格和轮到的一方 M 或 C
cat-and-mouse-hole-is-closed = 猫永远不能进洞
cat-and-mouse-tell-mouse = 让老鼠{ $form ->
    [did] 跑到了
   *[do] 跑到
 } { $to }
cat-and-mouse-tell-cat = 让猫{ $form ->
    [did] 走到了
   *[do] 走到
 } { $to }

## Why

cat-and-mouse-ask-mouse = 从洞口和猫爪往回推：走到哪里，猫才无法把你逼进死角？
cat-and-mouse-ask-cat = 从抓住老鼠和老鼠进洞往回推：站在哪里，老鼠才绕不过你？
cat-and-mouse-apart = 老鼠只能走到 { $nodes } { $count ->
    [1] 这一处
   *[other] 这几处
 }。那里没有洞，猫也没有路通到那里，所以永远分不出胜负。
cat-and-mouse-look-onto = 老鼠只能走到 { $cat }，而猫就在那里。
cat-and-mouse-does-onto = 自投猫爪
cat-and-mouse-safe-mouse = 老鼠照这张表走就永远不会被抓（1>4：猫在该节点时从 1 走到 4）。此后无论猫走到哪里，表中都有老鼠的下一步{ $ends ->
    [0] 。
   *[other] ，或者棋局已经结束而老鼠没有输。
}
cat-and-mouse-safe-cat = 猫照这张表走，老鼠就永远进不了洞（1>4：老鼠在该节点时从 1 走到 4）。此后无论老鼠走到哪里，表中都有猫的下一步{ $ends ->
    [0] 。
   *[other] ，或者棋局已经结束而猫没有输。
}
cat-and-mouse-circle = 只要谁也不丢掉和棋，就只会出现这 { $count } 个局面：保住和棋的走法都走不出去{ $ends ->
    [0] {""}
   *[other] ，除非下一个走的无路可走，棋局就此成和
}{ $others ->
    [0] ，也没有别的走法。
   *[other] 。其余走法都输，括号里是取胜的应着（– 表示不用应，自投猫爪）。
}
cat-and-mouse-stuck = 走 { $moves } 之后，{ $count ->
    [1] {""}
   *[other] 无论哪一步，
}{ $cat ->
    [0] 老鼠
   *[other] 猫
}无路可走，棋局就此成和。
cat-and-mouse-head-cat = 猫在
cat-and-mouse-head-mouse = 老鼠在
cat-and-mouse-head-mouse-safe = 老鼠的走法
cat-and-mouse-head-cat-safe = 猫的走法
cat-and-mouse-head-mover = 轮到
cat-and-mouse-head-keeps = 保住和棋
cat-and-mouse-head-loses = 会输（应着）
