hackenbush-name = 绿色删边
hackenbush-alias = 删边|树上删边|融合原理|冒号原理|克朗原理
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
hackenbush-stalks-and-loops = 于是整幅图相当于地面上这几根杆；写作 0 的一行，是经过地面的圈：它们的 { $loops } 条边变成自环，{ $left ->
    [0] 是偶数，什么也不剩
   *[other] 是奇数，剩下一个，值 1
 }。它们的异或和是 { $sum }。
hackenbush-head-branch = 枝
hackenbush-head-on-it = 上接各枝
hackenbush-head-loops = 并入的环边
hackenbush-head-worth = 杆长
hackenbush-head-before = 之前
hackenbush-head-after = 之后
hackenbush-place = 看立在 { $branch } 上的部分：它值 { $before }，要变成 { $before } 与 { $sum } 的异或 { $after }。
hackenbush-place-ground = 看连着地面的圈：剪掉其中一条边。
hackenbush-place-none = 地面上的各杆写成二进制，每一列都成对；无论剪哪里，都会打破这一点。
hackenbush-move = 剪断 { $edge }。从那里一直到地面的各数随之改变，异或和变为 0。
hackenbush-move-cycle = 剪断 { $edge }。它所在的圈就此打开，从那里到地面的各数都要重写，异或和变为 0。
hackenbush-stall = 面对完美的对手，剪哪一条都输。剪 { $edge }，等对手出错。
hackenbush-claim-won = 整幅图相当于一根长为 { $value } 的竹竿（尼姆堆），不是 0，所以你能赢；有 { $moves } 种取胜的剪法。
hackenbush-claim-lost = 整幅图相当于长为 0 的杆，等于什么也没有，所以剪哪一条都输。
hackenbush-proof-won = 整幅图值 0 时，无论剪哪里，剩下的都不再值 0；这时总有一剪使它重新值 0。如此下去，直到对手无边可剪。
hackenbush-proof-lost = 无论你剪哪里，剩下的都不再值 0；对手总有一剪使它重新值 0。如此下去，直到你无边可剪。{ $hidden ->
    [0] {""}
   *[other] 另有 { $hidden } 种剪法没有列出。
 }
hackenbush-law-colon = 定理，冒号原理（Colon Principle；伯利坎普、康威、盖伊《稳操胜券》第 7 章）：汇于一点的各枝，可以换成一根杆，杆长等于各枝杆长的异或和。
hackenbush-law-fusion = 定理，融合原理（Fusion Principle；伯利坎普、康威、盖伊《稳操胜券》第 7 章）：圈上的各点可以缩成一点，圈上的每条边变成一个自环。
hackenbush-law-misere = 冒号原理与融合原理只对常规规则成立，这里没有用到。只差枝条次序的图算作同一个。
hackenbush-ask-whole = 有几条边接到地面？剪断其中一条，会掉落什么？
hackenbush-look-whole = { $edges ->
    [1] 只剩一条边。
   *[other] 其余各边都由一条边撑着。
 }
hackenbush-place-whole = 就是立在地面上的那一条。
hackenbush-move-whole = 剪断 { $edge }：全部掉落，对手无边可剪。
hackenbush-claim-whole = 一剪就全部掉落，所以你立刻获胜；{ $moves ->
    [1] 别的剪法都不能取胜
   *[other] 最终能取胜的剪法共 { $moves } 种
 }。
hackenbush-law-rule = 规则本身：不再与地面相连的部分掉落，无边可剪者{ $misere ->
    [0] 负
   *[other] 胜
 }。
hackenbush-ask-trunk = 能不能使剩下的部分全由一条边撑着？最后谁不得不剪它？
hackenbush-look-trunk = 全部立在 { $trunk } 上：谁剪断它，谁就走了最后一步，因而输掉。{ $bare ->
    [0] 所以上面还有边可剪时，谁也不剪它，上面的部分就按常规规则来走：谁在上面无边可剪，谁就得剪 { $trunk }。上面的部分相当于下面列出的杆：
   *[other] 此外什么也没有了。
 }
hackenbush-look-to-trunk = 如果剩下的部分全由一条边撑着，谁剪断它，谁就走了最后一步，因而输掉。所以上面还有边可剪时谁也不剪它，谁在上面无边可剪，谁就得剪它。
hackenbush-place-trunk = { $here ->
    [0] 这样的一剪使剩下的部分全由一条边撑着，上面的异或和为 0。
   *[other] 这样的一剪使上面的异或和变为 0。
 }
hackenbush-place-trunk-none = { $bare ->
    [0] { $twigs ->
        [0] { $trunk } 上面的异或和是 0：无论在上面剪哪里，对手都能使它重新变为 0。
       *[other] { $trunk } 上面有 { $twigs } 根单枝，是偶数：你剪一根，对手也剪一根。
    }
   *[other] 没有可选的余地。
 }
hackenbush-move-trunk = 剪断 { $edge }。{ $bare ->
    [0] 剩下的全部立在 { $trunk } 上：{ $twigs ->
        [0] 各杆的异或和为 0
       *[other] { $twigs } 根单枝，是偶数
    }。
   *[other] 只剩下 { $trunk }：对手不得不剪它，而这是最后一步。
 }
hackenbush-proof-trunk = { $twigs ->
    [0] 对手在 { $trunk } 上面无论剪哪里，异或和都不再是 0，你再使它变为 0；谁剪 { $trunk }，谁立刻告负。
   *[other] 对手剪一根单枝，你也剪一根。
 }最后只剩 { $trunk }，对手不得不剪它。
hackenbush-stall-trunk = { $moves ->
    [1] 剪 { $edge }：别无选择，而这是最后一步。
   *[other] 面对完美的对手，剪哪一条都输。剪 { $edge }，等对手出错。
 }
hackenbush-claim-trunk-won = 你能使对手最后不得不剪断撑着一切的那条边，故必胜；有 { $moves } 种取胜的剪法。
hackenbush-claim-trunk-lost = 一切都立在 { $trunk } 上，最后你不得不剪它，而这是最后一步：你必败。
hackenbush-law-trunk = 在那条边的上面按常规规则走棋，所以冒号原理、融合原理（《稳操胜券》第 7 章）和斯普拉格–格伦迪定理在那里成立；一般的反常规则下则不成立。
