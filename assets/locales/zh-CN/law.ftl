law-gap = k 是两个枚数之差：规律须谈到 a 和 b
law-by-zero = 除以了 0
law-not-whole = 需要整数，却出现了分数
law-not-natural = 需要自然数，却出现了负数
law-too-large = 数变得太大
law-no-sizes = 《{ $game }》没有由 { $sizes } 个数表示的局面
law-undefined = 在 { $sizes } 处规律没有定义：{ $trouble }。
law-theorem = 是的。这正是定理，对任意大小成立。（{ $source }）
law-proved = 是的，对任意大小成立：规律与游戏都每 { $period } 循环，而且直到 { $through } 全部一致。
law-decided = 是的，对任意大小成立：规律与游戏的必败局面是同一台 { $states } 个状态的自动机，它仅由规则学得并证明。
law-holds = 大小不超过 { $to } 的 { $asked } 个局面全部符合。这是核对，不是证明。
law-cut = 检验过的 { $asked } 个局面全部符合；引擎到此为止：{ $why }。
law-refuted-won = 不对。最小的反例是 { $sizes }：规律说必败，其实轮到的一方能赢。
law-refuted-drawn = 不对。最小的反例是 { $sizes }：规律说必败，其实是和棋。
law-refuted-lost = 不对。最小的反例是 { $sizes }：它是必败局面，规律却说不是。
law-refuted-value = 不对。最小的反例是 { $sizes }：规律说 SG 值是 { $claimed }，其实是 { $nimber }。
law-refuted-no-value = 不对。最小的反例是 { $sizes }：规律给出的不是自然数，而 SG 值是 { $nimber }。
law-refuted-no-nimber = 不行。{ $sizes } 这个局面的 SG 值在此未知；请改为猜谁胜，如 n % 4 == 0。
law-ordered = k 是差 b - a：只检验了 a <= b 的局面。
diff-no-sizes = 两个游戏没有由同样多个数表示的局面
diff-won = 轮到的一方必胜
diff-lost = 轮到的一方必败
diff-drawn = 和棋
diff-first = 第一个意外在 { $sizes }：按前一种规则{ $one }，按后一种规则{ $other }。
diff-count = 大小不超过 { $to } 的 { $asked } 个局面中，有 { $flips } 个换了胜方。
diff-list = 它们是：{ $list }{ $more ->
    [0] 。
   *[other] ；另有 { $more } 个。
 }
diff-none = 没有意外：大小不超过 { $to } 的 { $asked } 个局面，胜方全都相同。
diff-finer = SG 值最先在 { $sizes } 处不同：{ $one } 与 { $other }，虽然单独下时胜方相同。放进和里就有区别。
diff-proved = 两个游戏从 { $from } 起都每 { $period } 循环，所以这里所见对任意大小都会重复。
diff-decided = 对任意大小也是如此：两个游戏的必败局面是同一台 { $states } 个状态的自动机，分别仅由各自的规则证明。
diff-far = 但自动机发现它们最先在 { $sizes } 处不同。
diff-checked = 只核对到 { $to }，没有更远。
diff-cut = 引擎到此为止：{ $why }。
