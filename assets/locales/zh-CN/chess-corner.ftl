chess-corner-name = 棋子归角
chess-corner-alias = 皇后归角|归角|赶皇后
chess-corner-promise = 棋子都往角落走。
chess-corner-rules = 国际象棋的棋子放在棋盘上，角上的 a1 在左上方。每步把一枚棋子走近这个角：后和车可向左或向上走任意多格，后和象可沿左上方的斜线走任意多格，王朝这些方向走一格，马走那些使列数与行数之和变小的日字。几枚棋子可以同在一格，也可以互相越过。{ $misere ->
    [true] 无法行动者胜。
    [false] 无法行动者负。
   *[other] 无法行动者负；反常规则下无法行动者胜。
 }棋盘大小为 0 表示没有边际，否则马不得跳出棋盘。
chess-corner-notation = 写出棋子及其所在格，如 Qd4,Nc2：K 王、Q 后、R 车、B 象、N 马；列从左数起，a 至 z，再是 aa、ab；行从上数起。没有棋子写 -。走法 2:c2-a1 表示把第 2 枚棋子从 c2 走到 a1。
chess-corner-param-board = 棋盘每边的格数；0 表示没有边际
chess-corner-param-piece = 开局与数值表所用的棋子
chess-corner-param-misere = 无法行动者胜
chess-corner-last-wins = 无法行动者负。
chess-corner-last-loses = 反常规则：无法行动者胜。
chess-corner-far = 太远而没有画出：{ $pieces }。
chess-corner-goes = 把 { $piece } { $form ->
    [did] 走到了
   *[do] 走到
 } { $cell }
chess-corner-no-such-piece = 没有第 { $piece } 枚棋子
chess-corner-cannot-go = { $piece } 不能走到 { $cell }
chess-corner-not-there = 第 { $piece } 枚棋子不在 { $cell }
chess-corner-expect-piece = 棋子 K、Q、R、B 或 N 加所在格，如 Qd4
chess-corner-expect-cell = 格名，如 c2 或 aa17
chess-corner-too-many-letters = 列名超过 { $most } 个字母
chess-corner-queen-too-far = 需要这么远的后的 SG 值，而表中只有 { $most } 以内的行列
chess-corner-beyond-table = 列到 { $size } 的表太大；最多到 { $most }

## Why

chess-corner-ask = 轮到走时，站在哪些格上是输的？
chess-corner-look-queen = 后离 a1 有 { $x } 列、{ $y } 行。必输的格就是这样一对距离 a 和 b，次序不拘；这张表的开头如下。
chess-corner-look-king = 从 a1 数列和行，a1 是 0、0。其中一个为 0 而另一个为奇数的格，以及两个都是偶数且不小于 2 的格，王在上面必输。
chess-corner-look-knight = 必输的格从角上往外推：若每一跳都落到赢的格上，这一格就输；若有一跳落到输的格上，或者根本无处可跳，这一格就赢。
chess-corner-claim-won = { $piece } 不在必输的格上，所以你能赢；有 { $moves } 种取胜走法。
chess-corner-claim-lost = { $piece } 正在必输的格上，所以每一步都输。
chess-corner-place = 有 { $moves } 个必输的格可以走到。
chess-corner-place-none = 没有一步能走到必输的格。
chess-corner-move = 走 { $mv }：对手要从 { $cell } 走，那里必输。
chess-corner-stall = 面对完美的对手，每一步都输。走 { $mv }，等对手出错。
chess-corner-proof = 没有一步能从一个必输的格走到另一个必输的格；而从其他任何格都能走到必输的格，除非棋局已在那里结束并且获胜。
chess-corner-law-king = 定理：列和行从 0 数起，两者都是偶数时王的值为 0，都是奇数时为 2，否则看较小的一个，偶数为 1，奇数为 3（《稳操胜券》第 9 章）。
chess-corner-law-king-misere = 定理：王的胜负逐块重复；开头的几块已逐格比对，而每一块都由邻块决定。
chess-corner-law-queen = 后在第一列或第一行时就是一堆：SG 值等于到 a1 的步数。威佐夫定理（1907）：后在 ⌊kφ⌋、⌊kφ⌋ + k 这样的数对上值为 0。别处的 SG 值没有已知的公式，取自用 mex 算出的表。
chess-corner-law-queen-misere = 定理：反常规则下，后必输的数对就是威佐夫的数对，只是 0、0 和 1、2 换成了 0、1 和 2、2（弗兰克尔，1984）。
chess-corner-law-rook = 车就是两堆尼姆，列和行从 0 数起：它的值是两数的异或和（布顿，1901）。
chess-corner-law-bishop = 象就是一堆尼姆：到边上的步数，也就是从 0 数起的列和行中较小的一个。
chess-corner-law-knight = 在没有边际的棋盘上，马的值按 4 × 4 的块逐块重复；开头的几块已逐格比对，而每一块都由邻块决定。离开边缘之后，列和行从 0 数起除以 4 都余 0 或 1 的格必输。
chess-corner-law-knight-misere = 马每跳一步，列加行的奇偶就改变。反常规则下，列和行从 0 数起都不小于 3 时，马所在的格当且仅当列加行为偶数时必败；靠近边缘的格已逐格比对，并按 4 × 4 的块逐块重复。
chess-corner-law-knight-board = { $misere ->
    [0] 马的值是在这块 { $size } × { $size } 的棋盘上用 mex 逐格算出的
   *[other] 马在哪些格必败，是在这块 { $size } × { $size } 的棋盘上逐格算出的
 }：靠近远边的地方少了几种跳法，无边棋盘的规律在那里不成立。
chess-corner-law-heaps = 每个车是两堆尼姆，即从 0 数起的列（向左的步数，←）和行（向上的步数，↑）；每个象是一堆，即两者中较小的一个。所以这就是反常规则的尼姆（布顿，1901），每一堆都是驯顺的。
chess-corner-ask-left = 哪些棋子还能走，各能走几步？
chess-corner-look-left = { $left ->
    [1] 只有 { $pieces } 还能走，而且只能走一步：还剩一步
   *[other] { $pieces } 还能走，各只能走一步：还剩 { $left } 步
 }。步数为{ $odd ->
    [0] 偶数，最后一步由对手走
   *[other] 奇数，最后一步由你走
 }，而走最后一步的一方{ $misere ->
    [0] 获胜
   *[other] 告负
 }。
chess-corner-place-left = { $moves ->
    [1] 只有一种走法。
   *[other] { $moves } 种走法都不改变总步数。
 }
chess-corner-move-left = 走 { $mv }。
chess-corner-claim-left = { $left ->
    [1] 还剩一步
   *[other] 不论怎么走，都还剩 { $left } 步
 }：最后一步由{ $odd ->
    [0] 对手走，所以你必{ $misere ->
        [0] 败
       *[other] 胜
    }
   *[other] 你走，所以你必{ $misere ->
        [0] 胜
       *[other] 败
    }
 }。
chess-corner-look-last = { $others ->
    [0] 棋盘上只有 { $pieces }。
   *[other] 只有 { $pieces } 还能走，其余棋子都已走到尽头。
 }
chess-corner-place-last = { $count ->
   *[other] 有 { $count } 种走法能使它立刻走到尽头。
 }
chess-corner-move-last = 走 { $mv }：此后没有棋子能走，对手告负。
chess-corner-claim-last = 有 { $count } 种走法能结束棋局，你立刻获胜；{ $moves ->
    [1] 别的走法都不能取胜
   *[other] 最终能取胜的走法共 { $moves } 种
 }。
chess-corner-law-rule = 规则本身：王、后、车走到 a1 为止，象走到第一行或第一列为止，马走到无处可跳为止；没有棋子可走，棋局结束。
