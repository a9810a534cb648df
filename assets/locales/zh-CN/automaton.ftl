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
lawful-place = 改变第 { $heaps } 堆。
lawful-place-none = 没有一步留下停在必败状态的数字。
lawful-move = 走 { $mv }：{ $told }。留下的数字停在必败状态 { $state }。
lawful-stall = 每一步都留下对手必胜的局面；走 { $mv }，等对手出错。
lawful-proof-won = 从必败状态没有一步通向必败状态，而从其他任何局面都有这样一步：两者都由自动机对任意大小判定。所以你总能再留下必败局面，直到对局结束。
lawful-proof-lost = 从必败状态没有一步通向必败状态，而从其他任何局面都有这样一步：两者都由自动机对任意大小判定。所以无论你怎么走，对手总能再给你留下必败局面。
lawful-law = 这里仅由规则对任意大小证明：一台 { $states } 个状态的自动机读{ $numeration }，给出必败局面。它学自所有数小于 { $size } 的局面；反例的自动机什么也不接受。
lawful-standing = 这里对任意大小证明：读各堆数字的自动机仅由规则作出判定；“xorcle law”可以显示它们。
