machine-too-large = 需要的自动机超过 { $most } 个状态
machine-no-heaps = { $game }的这个局面不是一到四堆、走法可由自动机描述的游戏
machine-endless = 没有一组权使每步都下降：对局可能永无止境。
machine-binary = 二进制
machine-base = { $base } 进制
machine-zeckendorf = 齐肯多夫表示（权 { $weights }……；没有两个相邻的 1）
machine-weights = 以 { $weights }……为权的记数法
machine-found = 找到了一条规律，并对任意大小证明：一台 { $states } 个状态的自动机，按{ $numeration }逐列读各堆。停在 P 处的局面是必败局面。
machine-known = 它是从所有数小于 { $size } 的局面学来的。对任意大小成立则已证明：反例的自动机什么也不接受。
machine-form-even = 换成话说：每个二进制列中 1 的个数都是偶数时，轮到的一方必败。
machine-form-misere = 换成话说：每个二进制列中 1 的个数都是偶数且有一堆至少为 2，或只剩奇数个 1 的堆时，轮到的一方必败。
machine-form-columns = 换成话说：每个二进制列中 1 的个数都是 { $times } 的倍数时，轮到的一方必败。
machine-form-remainders = 换成话说：堆数除以 { $by } 余 { $rests } 时，轮到的一方必败。
machine-form-shifted = 换成话说：大堆是小堆末尾添一个 0，且小堆末尾有偶数个 0 时，轮到的一方必败。
machine-form-part = 换成话说：堆已空，或上限小于堆写成斐波那契数之和时最小的一项，轮到的一方必败。
machine-run = { $position } 的各位数字，以及读完每一列后的状态：
machine-ends-lost = 停在状态 { $state }：必败。
machine-ends-won = 停在状态 { $state }，它没有标 P：轮到的一方必胜。
machine-ends-out = 它在横线处离开自动机，此后再无必败局面：轮到的一方必胜。
machine-legend = 双圈：停在那里的局面，轮到的一方必败（P）。粗箭头是这个局面的路线。没有画出的箭头离开自动机，轮到的一方必胜。
machine-not-drawn = 超过 { $most } 个状态的自动机不画图。
machine-wins = 要取胜，留下 { $positions }。
machine-none = 没有找到规律，因此不作任何断言。
machine-tried-states = 按{ $numeration }：小于 { $size } 的局面就需要超过 200 个状态。
machine-tried-table = 按{ $numeration }：小于 { $size } 的局面不足以学出一台自动机。
machine-tried-proof = 按{ $numeration }：{ $states } 个状态的自动机符合所有小于 { $size } 的局面，但证明超出了上限。
machine-tried-refuted = 按{ $numeration }：{ $states } 个状态的自动机曾符合所有小于 { $size } 的局面，后被推翻。
machine-tried-untold = 按{ $numeration }：自动机无法描述走法。
cli-help-prove-values = SG 值的规律：即旁边再放一堆尼姆堆的游戏的规律
machine-no-values = 没有找到给出这个游戏 SG 值的自动机
cli-about-law = 寻找一个游戏对任意大小都成立的规律，由机器证明并展示
cli-examples-law =
    示例：
      xorcle law wythoff 8,13
      xorcle law nim 3,5,7 --set misere=true
      xorcle law vectors --set moves=-1,0*/0,-1*/-1,-1*
      xorcle law euclid --format walnut
every-size-claim = 任意大小的 { $heaps } 堆局面，恰好在 { $states } 个状态的自动机接受其各位数字时必败
every-size-values-claim = 任意大小的 { $heaps } 堆局面，其 SG 值恰好是 { $states } 个状态的自动机与各位数字一同接受的数
every-size-no-values = 这个游戏的 SG 值不能由旁边的一堆给出
every-size-no-heaps = 这不是走法可由向量描述的 { $heaps } 堆游戏
every-size-other-rules = 有个小局面的走法与向量所述不同
every-size-fails = 任意大小规律的义务 { $obligation } 不成立
certificate-every-size-words = 此规律对任意大小成立：“xorcle verify”用自动机判定它的各个语句。

## 大局面为何胜负

lawful-claim-won = 本游戏的规律已对任意大小证明，它说轮到的一方必胜；共有 { $moves } 种取胜走法。
lawful-claim-lost = 本游戏的规律已对任意大小证明，它说对手走得好时轮到的一方必败。
lawful-ask = 把各堆按{ $numeration }上下对齐写出，逐列读入：规律的自动机停在哪个状态？
lawful-ends-lost = 各位数字停在状态 { $state }，那里只有必败局面。
lawful-ends-won = 各位数字停在状态 { $state }，那里没有必败局面。
lawful-ends-out = 各位数字在横线处离开自动机：没有必败局面这样开头。
lawful-head-heap = 堆
lawful-place = { $count ->
    [1] 只改变第 { $heaps } 堆。
   *[other] 改变第 { $heaps } 堆。
 }
lawful-place-none = 没有一步留下停在必败状态的数字。
lawful-move = 走 { $mv }：{ $told }。留下的数字停在必败状态 { $state }。
lawful-stall = 每一步都留下对手必胜的局面，例如 { $mv }。
lawful-proof-won = 从必败状态没有一步通向必败状态，而从其他任何局面都有这样一步：两者都由自动机对任意大小判定。所以你总能再留下必败局面，直到对局结束。
lawful-proof-lost = 从必败状态没有一步通向必败状态，而从其他任何局面都有这样一步：两者都由自动机对任意大小判定。所以无论你怎么走，对手总能再给你留下必败局面。
lawful-law = 这里仅由规则对任意大小证明：一台 { $states } 个状态的自动机读{ $numeration }，给出必败局面。它学自所有数小于 { $size } 的局面；反例的自动机什么也不接受。
lawful-standing = 这里对任意大小证明：读各堆数字的自动机仅由规则作出判定；“xorcle law”可以显示它们。

lawful-title = { $game }：规律
lawful-looks = 正在寻找对任意大小成立的规律及其证明。
lawful-proved = 找到了一条规律，并对任意大小证明。
lawful-no-words = 已知的语句都与它不同：自动机本身就是规律。
lawful-machine = 自动机：{ $states } 个状态（含死状态）；{ $numeration }。从小于 { $size } 的局面学来。
lawful-write = 写成 .{ $format }
lawful-none = { $game }：这里没有自动机能读的堆。
book-rule = 规则
book-map = 地图
book-map-line = 在 { $to } 以内，恰好这些大小的堆轮到的一方必败：
book-map-square = 行是第一堆，列是第二堆，都小于 { $below }。P：轮到的一方必败。
book-map-list = 在总和不超过 { $to } 的局面中，恰好这些局面轮到的一方必败：
book-machine = 自动机
book-legend = 从状态 0 开始，自左向右逐列读数字。双圈：停在那里的局面，轮到的一方必败。没有画出的箭头通向自动机之外：轮到的一方必胜。
book-proof = 为什么对任意大小成立
book-proof-numbers = 数：一台自动机判定哪些数字串是数，另一台做加法。合法的串依次就是 0、1、2……，加法确是加法，这些都由自动机判定。
book-proof-law = 规律：从自动机接受的局面出发，没有走法到达另一个它接受的局面；从其他任何局面出发，总有一步到达。{ $ends ->
    [misere] 无步可走的局面不被接受，因为在那里轮到的一方获胜。
   *[normal] 无步可走的局面被接受，因为在那里轮到的一方落败。
 }每个语句都化为反例的自动机，而它什么也不接受。
book-proof-play = 对局会结束：按某种顺序看各堆，每一步都减少它改变的第一个堆。于是沿对局归纳，自动机接受的局面必败，其余的都不必败。
book-proof-check = “xorcle prove GAME --law” 把这些自动机写成证书，“xorcle verify” 用自己的程序重新判定所有语句。
book-exercises = 练习
book-run = 在 { $position } 上运行自动机。它停在必败状态吗？
book-move = 从 { $position } 出发有一步必胜。它留下哪个局面？
book-key = 答案
