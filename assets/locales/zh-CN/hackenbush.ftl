hackenbush-name = 绿色删边
hackenbush-alias = 删边|树上删边|融合原理|克朗原理
hackenbush-promise = 剪断树枝，上面的都掉落。
hackenbush-rules = 一幅由边连成的图立在地面上。每步剪断一条边，与地面不再相连的部分随之掉落消失。双方都可以剪任意一条边。{ $misere ->
    [true] 无边可剪者胜。
    [false] 无边可剪者负。
   *[other] 无边可剪者负；反常规则下无边可剪者胜。
 }
hackenbush-notation = 写出各边，如 0-1,1-2,2-2，小号在前；0 是地面，2-2 是自环，写两遍是重边，空图写 -。走法写所剪的边；重边一次只剪一条。
hackenbush-param-misere = 无边可剪者胜
hackenbush-stuck-loses = 无边可剪者负。
hackenbush-stuck-wins = 反常规则：无边可剪者胜。
hackenbush-ground = 地面记作 0。指一条边剪断；不再与地面相连的部分随之掉落。
hackenbush-hidden = 离地面较远的 { $hidden } 个节点没有画出；剪那里的边需要键入。
hackenbush-no-edge = 没有边 { $edge }
hackenbush-expect-edge = 边，如 0-1；单独一个 - 表示空图
hackenbush-node-too-large = { $node } 太大，节点编号至多为 { $most }
hackenbush-too-many-edges = 反常规则下至多搜索 { $most } 条边的图；这幅图有 { $edges } 条
hackenbush-cuts = { $form ->
    [did] 剪断了
   *[do] 剪断
 } { $edge }

## Why

hackenbush-ask = 从枝梢开始想：每一根枝相当于多长的一根直杆？
hackenbush-ask-cycles = 哪些边在圈上？把每个圈缩成一点，再从枝梢往下看：每一根枝相当于多长的一根直杆？
hackenbush-look = 从枝梢往下，给每根枝写一个数：它上面所长各杆的异或和，再加上它自己这条边的 1。
hackenbush-look-cycles = 把圈上的点缩成一点：边数为奇，留下一个自环，值 1；边数为偶，什么也不剩。然后从枝梢往下，给每根枝写一个数：它上面所长的异或和，再加上它自己这条边的 1。
hackenbush-stalks = 于是整幅图相当于地面上这几根杆。它们的异或和是 { $sum }。
hackenbush-stalks-and-loops = 于是整幅图相当于地面上这几根杆；写作 0 的一行，是经过地面的圈缩成的自环（若有剩下）。它们的异或和是 { $sum }。
hackenbush-head-branch = 枝
hackenbush-head-on-it = 上面所长
hackenbush-head-loops = 缩掉
hackenbush-head-worth = 杆长
hackenbush-head-before = 之前
hackenbush-head-after = 之后
hackenbush-place = 看立在 { $branch } 上的部分：它值 { $before }，要变成值 { $after }。
hackenbush-place-ground = 看连着地面的圈：剪掉其中一条边。
hackenbush-place-none = 地面上的各杆写成二进制，每一列都成对；无论剪哪里，都会打破这一点。
hackenbush-move = 剪断 { $edge }。从那里一直到地面的各数随之改变，异或和变为 0。
hackenbush-move-cycle = 剪断 { $edge }。它所在的圈就此打开，从那里到地面的各数都要重写，异或和变为 0。
hackenbush-stall = 面对完美的对手，剪哪一条都输。剪 { $edge }，等对手出错。
hackenbush-claim-won = 整幅图相当于一根长为 { $value } 的直杆，不是 0，所以你能赢；有 { $moves } 种取胜的剪法。
hackenbush-claim-lost = 整幅图相当于长为 0 的杆，等于什么也没有，所以剪哪一条都输。
hackenbush-proof-won = 整幅图值 0 时，无论剪哪里，剩下的都不再值 0；这时总有一剪使它重新值 0。如此下去，直到对手无边可剪。
hackenbush-proof-lost = 无论你剪哪里，剩下的都不再值 0；对手总有一剪使它重新值 0。如此下去，直到你无边可剪。
hackenbush-law-colon = 定理，克朗原理（Colon Principle；伯利坎普、康威、盖伊《稳操胜券》第 7 章）：汇于一点的各枝，可以换成一根杆，杆长等于各枝杆长的异或和。
hackenbush-law-fusion = 定理，费森原理（Fusion Principle；伯利坎普、康威、盖伊《稳操胜券》第 7 章）：圈上的各点可以缩成一点，圈上的每条边变成一个自环。
hackenbush-law-misere = 克朗原理与费森原理只对常规规则成立，这里没有用到。只差枝条次序的图算作同一个。
