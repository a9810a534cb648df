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
cat-and-mouse-safe-mouse = 轮到老鼠走时，对应猫的每个位置，老鼠在列出的节点上都是安全的：它总有一步，使猫无论怎么走都仍落在这张表里；而猫也不会被迫放它进洞。
cat-and-mouse-safe-cat = 轮到猫走时，对应老鼠的每个位置，猫在列出的节点上都不会输：它总有一步，使老鼠无论怎么走都仍落在这张表里，或者自投猫爪；而老鼠也不会被迫送到猫爪下。
cat-and-mouse-head-cat = 猫在
cat-and-mouse-head-mouse = 老鼠在
cat-and-mouse-head-mouse-safe = 老鼠安全的节点
cat-and-mouse-head-cat-safe = 猫不输的节点
