at-once-no-choice = 没有第 { $choice } 种选择：一共 { $most } 种。
at-once-too-large = { $rows } 行 { $cols } 列的表太大：最多求解 { $most } 格。
at-once-unit = 得分以 1/{ $parts } 为单位。
at-once-note-first = 先手选一行，后手在不知道的情况下选一列。格中的数是先手从后手那里赢得的。
at-once-note-second = 所选的行封在信封里。后手选一列；格中的数是先手从后手那里赢得的。
at-once-note-over = 拆开信封：{ $row } 对 { $col }。
at-once-note-names = { $names }。
at-once-named = { $number } 是{ $name }

## Why

at-once-claim = 只要混合得当，即使对手知道你的混合策略，你平均每局也至少得 { $value }。
at-once-claim-pure = 只用纯策略 { $choice }，无论对方怎样选，你每局至少得 { $value }，而对方也能使你不多得。
at-once-claim-reply = 对方的混合策略已知：最佳应对平均每局得 { $value }。
at-once-claim-known = 对方知道你的混合策略：面对其最佳应对，你平均每局得 { $value }。
at-once-claim-both = 双方的混合策略都已固定：你平均每局得 { $value }。
at-once-ask = 假设对方知道你每种纯策略的频率，只是不知道下一次选哪一种，你会怎样选？
at-once-ask-saddle = 每一行至少付多少？每一列至多付多少？
at-once-ask-reply = 面对已知的混合策略，你的每个纯策略平均收益是多少？
at-once-ask-known = 面对已知的混合策略，表中平均付多少？
at-once-look-none = 没有一格既是所在行的最小值，又是所在列的最大值。{ $who ->
    [own] 不过你只用纯策略 { $choice } 就能保证这个值，需要混合的是对方。
    [other] 对方只用纯策略 { $choice } 就能把你限制在这个值，而你固定用任何一种纯策略都可能得到更少。
   *[both] 固定用一种纯策略会吃亏，所以要用混合策略。
 }{ $side ->
    [second] 你选一列，付出表中的数。
   *[first] {""}
 }
at-once-look-saddle = { $drawn ->
    [0] 表太大，无法画出，但起决定作用的只有一行和一列。
   *[other] 每行右边是该行的最小值，每列下面是该列的最大值。
 }{ $side ->
    [second] 你选一列，付出表中的数。
   *[first] {""}
 }
at-once-look-reply = 对方的混合策略是 { $weights }。你的每个纯策略的平均支付，是它的各项支付乘以这些概率之和{ $side ->
    [second] ，由你付出
   *[first] {""}
 }{ $hidden ->
    [0] {""}
   *[other] ；另有 { $hidden } 个不更好的纯策略未列出
 }。
at-once-look-known = 你的混合策略已固定：{ $weights }。对方每个纯策略处的平均支付，是它的各项支付乘以这些概率之和{ $side ->
    [second] ，由你付出
   *[first] {""}
 }{ $hidden ->
    [0] {""}
   *[other] ；另有 { $hidden } 个对对方不更好的纯策略未列出
 }。
at-once-rows = 行
at-once-place = 在 { $total } 个纯策略中，只需用 { $choices }。
at-once-place-saddle = 各行最小值中最大的在第 { $row } 行，各列最大值中最小的在第 { $col } 列：两者都是 { $pays }（鞍点）。
at-once-place-reply = 平均值{ $side ->
    [second] 最小
   *[first] 最大
 }的是 { $value }，在 { $choices }。
at-once-place-known = 对方要找{ $side ->
    [second] 最大
   *[first] 最小
 }的平均值：{ $value }，在 { $choices }。
at-once-weight = { $choice }（概率 { $weight }）
at-once-move = 这样选：{ $weights }。
at-once-move-found = 这样选：{ $weights }。{ $how }
at-once-move-pure = 选 { $choice }：无论对方怎样选，那里{ $side ->
    [second] 至多付
   *[first] 至少得
 } { $pays }。
at-once-move-saddle = 选 { $choice }：那里{ $side ->
    [second] 至多付
   *[first] 至少得
 } { $pays }，而对方用 { $other } 可使你{ $side ->
    [second] 不会付得更少
   *[first] 不会得到更多
 }。哪一方离开它都得不到好处，所以什么都不必隐藏。{ $ties ->
    [0] {""}
   *[other] { $others } 也能保证同样多。
 }
at-once-move-reply = 选 { $choice }：面对这个混合策略，任何混合策略都不会比最佳的纯策略收益更高{ $ties ->
    [0] {""}
   *[other] ；另有 { $ties } 个纯策略同样好
 }。
at-once-move-known = 按固定的混合策略来：{ $weights }。
at-once-move-both = 按固定的混合策略来：{ $weights }{ $terms ->
    [1] ，表中付 { $value }。
   *[other] ，平均所付为 { $worked } = { $value }。
 }{ $side ->
    [second] 由你付出。
   *[first] {""}
 }
at-once-found-oddments = 每个纯策略的权，等于另一纯策略在对方选 { $others } 时支付之差的绝对值：{ $one } 得 { $one_apart } = { $one_weight }，{ $two } 得 { $two_apart } = { $two_weight }，即 { $ratio }。这样两处所付相同。
at-once-found-minors = 给 { $own } 取这样的权，无论对方选 { $others } 中的哪一个，支付都相同：表中每行列出该纯策略的两个差，其权为另两行之差的叉积（约去公因数和共同的符号）。三个叉积符号相同，所以三个都用；若有一个符号不同，这三个就不能这样混合。
at-once-found-equations = 给 { $own } 取这样的权，无论对方选 { $others } 中的哪一个，支付都相同：每行是其中两处之差，末行的权由消元求得，使每行之和都为 0；除去倍数，别无他解。
at-once-found-theirs = 对方的权由同一方法求得，只是行列互换，使你的 { $others } 支付相同：{ $kind ->
    [oddments] { $parts }。
    [minors] 表中是在对方的 { $own } 处你的支付之差，以及它们的叉积。
   *[equations] 表中是在对方的 { $own } 处你的支付之差，末行是权。
 }
at-once-symmetric = 表沿对角线翻转后只变符号：你能保证的，对方也能保证，所以谁都不能保证得到多于 0。
at-once-choice = 纯策略
at-once-worked = 权×支付之和
at-once-divided = 除以 { $over }
at-once-pays = 所付
at-once-minor = 叉积
at-once-weighs = 权
at-once-proof = 你这样选，无论对方怎样选，平均{ $side ->
    [second] 至多付
   *[first] 至少得
 } { $pays }{ $hidden ->
    [0] {""}
   *[other] ；另有 { $hidden } 个对对方不更好的纯策略未列出
 }。
at-once-proof-other = 你也不能得到更多：对方用 { $weights }，于是你无论怎样选，平均{ $side ->
    [second] 所付都不会少于
   *[first] 所得都不会多于
 } { $pays }{ $hidden ->
    [0] {""}
   *[other] ；另有 { $hidden } 个对你不更好的纯策略未列出
 }。
at-once-corners = { $own ->
    [1] 这是你唯一的最优混合策略
   *[other] 你的最优混合策略都是这 { $own } 个极点的平均
 }；{ $others ->
    [1] 对方也只有一个
   *[other] 对方的都是 { $others } 个极点的平均
 }。
at-once-corner = 极点
at-once-regret = 两个只会偏向“当初更合算的选择”的人也会自己走近均衡：遗憾匹配 { $rounds } 轮之后，他们的平均混合策略的可利用度只有 { $far }。
at-once-law-saddle = 某个数既是所在行的最小数、又是所在列的最大数时，它就是博弈的值：这一行至少得到它，这一列至多付出它（冯·诺伊曼与摩根斯坦，1944）。
at-once-law-fixed = 混合策略的收益是其中各纯策略收益的平均，所以对固定的混合策略，没有哪种混合胜过最好的一个纯策略。
at-once-law = 每个矩阵博弈都有唯一的值，双方都有保证这个值的混合策略（冯·诺伊曼，1928，极小极大定理）。
