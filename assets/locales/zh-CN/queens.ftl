queens-name = 皇后
queens-alias = 放皇后|八皇后
queens-promise = 放皇后，互不攻击。
queens-rules = 双方轮流在不受任何皇后攻击的格上放一个皇后，皇后归双方共有。{ $misere ->
    [true] 无处可放者胜。
    [false] 无处可放者负。
   *[other] 无处可放者负；反常规则下无处可放者胜。
 }
queens-notation = 从上到下写出各行，以 / 分隔，Q 是皇后，. 是空格：Q../..Q/...。走法写出格名，如 c2。
queens-param-rows = 棋盘的行数
queens-param-cols = 棋盘的列数
queens-param-misere = 无处可放者胜
queens-last-wins = 无处可放者负。
queens-last-loses = 反常规则：无处可放者胜。
queens-places = 在 { $cell } { $form ->
    [did] 放了
   *[do] 放
 }皇后
queens-attacked = { $queen } 的皇后攻击 { $cell }，或者就在那里
queens-attack-each-other = { $first } 和 { $second } 的皇后互相攻击
queens-too-many-parts = 搜索需要超过 { $most } 个部分，或者有一部分超过 { $cells } 个空格，超出可搜索的数目

## Why

queens-ask = 能否绕某一点旋转 180°，使空格两两成对（也许要先放一个皇后）？成对的两格会不会互相攻击？
queens-look-mirrored = 绕 { $middle } 旋转 180°，空格两两成对，任一格与其对格互不攻击。
queens-look = 再放一个皇后之后，绕某一点旋转 180°，剩下的空格两两成对，任一格与其对格互不攻击。
queens-ask-last = 还有哪些空格？在其中一格放皇后，能否占完全部空格？
queens-look-last = { $free ->
    [1] 只剩一个空格。
   *[other] 还有 { $free } 个空格，在其中一格放皇后能攻击其余各格。
 }
queens-ask-settled = 还有哪些空格，哪些互相攻击？还能放几个皇后？
queens-look-open = 你放下之后，还要放的皇后应当是{ $misere ->
    [0] 偶数个，因为放最后一个皇后的一方获胜
   *[other] 奇数个，因为放最后一个皇后的一方告负
 }。
queens-so = { $most ->
    [1] 所以恰好还能放 1 个皇后，是奇数
   *[other] 所以不论怎么放，还能放 { $more ->
        [0] { $most }
        [2] { $least } 或 { $most }
       *[other] { $least } 至 { $most }
    } 个皇后，是{ $odd ->
        [0] 偶数
       *[other] 奇数
    }
 }：最后一个由{ $yours ->
    [0] 对手
   *[other] 你
 }放，而放最后一个皇后的一方{ $misere ->
    [0] 获胜
   *[other] 告负
 }。
queens-part-alone = { $only ->
    [0] { $cells }（与其余各格互不攻击：放一个）
   *[other] 只有 { $cells }
 }
queens-part-clique = { $cells }（两两互相攻击：只能放一个）
queens-part-either = { $one } 一组或 { $two } 一组（两组的格互相攻击，同组的格互不攻击：放 { $first } 个或 { $second } 个）
queens-look-parts = 空格有：{ $parts }。{ $so }
queens-look-lines = 空格都在两{ $rows ->
    [0] 列
   *[other] 行
 }里。放一个皇后，她所在的那一{ $rows ->
    [0] 列
   *[other] 行
 }就占完了，另一{ $rows ->
    [0] 列
   *[other] 行
 }总还剩空格；在那里再放一个，也就占完了。{ $so }
queens-look-each = 无论先放哪一个皇后，她留下的空格都恰好还能放表中那么多。{ $so }
queens-head-queen = 皇后
queens-head-free = 之后的空格
queens-head-left = 还能放
queens-place-any = { $moves ->
    [1] 就放在那里。
   *[other] { $moves } 个空格放在哪里结果都相同。
 }
queens-place-won = { $total } 个空格中有 { $moves } 个取胜。找一步棋，使剩下的空格数得清还能放几个皇后。
queens-move-any = 把皇后放在 { $cell }。
queens-move-parts = 把皇后放在 { $cell }。之后的空格有：{ $parts }。{ $so }
queens-move-lines = 把皇后放在 { $cell }。之后空格都在两{ $rows ->
    [0] 列
   *[other] 行
 }里。放一个皇后，她所在的那一{ $rows ->
    [0] 列
   *[other] 行
 }就占完了，另一{ $rows ->
    [0] 列
   *[other] 行
 }总还剩空格；在那里再放一个，也就占完了。{ $so }
queens-move-each = 把皇后放在 { $cell }。无论接着放哪一个皇后，她留下的空格都恰好还能放表中那么多。{ $so }
queens-middle-side = { $first } 与 { $last } 的公共边中点
queens-middle-corner = { $first } 与 { $last } 之间的角点
queens-place = { $total } 个空格中有 { $moves } 个取胜。
queens-place-centre = 皇后应放在中心：凡是互相攻击的相对两格，连线都经过中心，都在她的攻击之下。
queens-place-none = 无论你选哪一格，它的对格总还空着。
queens-move = 把皇后放在 { $cell }。此后对手每放一个皇后，你就放在绕 { $middle } 旋转 180° 得到的对格。
queens-move-last = 把皇后放在 { $cell }：再没有空格，对手无处可放。
queens-stall = 面对完美的对手，每一步都输。不妨放在 { $cell }，盼对手看漏应着。
queens-proof = 每个皇后都在对格得到回应。对格一定还空着：新放的皇后不攻击它；若先前有皇后攻击它，那么另一侧相对的皇后也会攻击对手刚才放的那一格。所以应着的一方走最后一步。
queens-head-cell = 格
queens-head-opposite = 对格
queens-claim-mirrored = 旋转 180° 后空格两两成对，且成对的两格互不攻击，所以每一步都有应着：你必败。
queens-claim-won = 你能使剩下的空格在旋转 180° 后两两成对，所以你能赢；SG 值是 { $nimber }，有 { $moves } 种取胜走法。
queens-claim-last = 一个皇后就能占完剩下的空格，所以你能赢；SG 值是 { $nimber }，有 { $moves } 种取胜走法。
queens-claim-settled = 不论皇后怎么放，最后一个都由{ $yours ->
    [0] 对手放，所以你必{ $misere ->
        [0] 败
       *[other] 胜
    }
   *[other] 你放，所以你必{ $misere ->
        [0] 胜
       *[other] 败
    }
 }。
queens-claim-settling = 你能定下还要放几个皇后，使最后一个由{ $misere ->
    [0] 你
   *[other] 对手
 }放，故必胜；有 { $moves } 种取胜走法。
queens-law-rule = 规则本身：皇后攻击所在的行、列和斜线；无格可放就无法行动。
queens-law-mirror = 配对策略本身就是证明。还有哪些取胜走法，由 SG 值的完全搜索得出（斯普拉格，1935；格伦迪，1939）。
queens-law-centre = 配对策略本身就是证明：边长都是奇数时，先占中心，再处处应在对格（Noon 与 Van Brummelen，2006）。还有哪些取胜走法，由 SG 值的完全搜索得出（斯普拉格，1935；格伦迪，1939）。
queens-law-parts = 空格分成互不攻击的几部分。每部分的 SG 值由完全搜索得出，形状相同的只算一次；每部分以它的第一格和最后一格为名。
