nimble-name = 滑硬币
nimble-alias = 移硬币|滑动硬币
nimble-promise = 硬币只向左滑。
nimble-rules = 一条从 0 开始编号的格子带上放着若干枚硬币。每步把一枚硬币向左滑任意格；硬币可以越过彼此，也可以同占一格。{ $misere ->
    [true] 无法行动者胜。
    [false] 所有硬币都到了 0，无法行动者负。
   *[other] 所有硬币都到了 0，无法行动者负；反常规则下无法行动者胜。
 }
nimble-notation = 各枚硬币所在的格写作 2,5,6。走法 2:5->3 表示第 2 枚硬币由第 5 格滑到第 3 格。
nimble-param-misere = 无法行动者胜
nimble-note = 每枚硬币各走一行；第 0 格是终点。
nimble-is-not = 第 { $coin } 枚硬币在第 { $square } 格，不在第 { $told } 格
nimble-no-coin = 没有第 { $coin } 枚硬币
nimble-not-left = 第 { $coin } 枚硬币在第 { $square } 格：必须滑到它的左边
nimble-tell = 把第 { $coin } 枚硬币{ $form ->
    [did] 滑到了
   *[do] 滑到
 }第 { $square } 格

## Why

nimble-ask = 每枚硬币还能走几格？哪个游戏的各堆正是这些数？
nimble-look = 第 n 格上的硬币就是一个 n 枚的尼姆堆：向左滑等于取走石子。{ $nim }
nimble-place = 第 { $coin } 枚硬币在第 { $square } 格：{ $square } ⊕ { $sum } = { $left }，所以滑到第 { $left } 格，每一列的 1 就都是偶数个。
nimble-place-large = 第 { $square } 格上的第 { $coin } 枚硬币决定第 1 格上还剩几枚。
nimble-place-ones = 还能滑的硬币都在第 1 格：滑哪一枚都是滑到第 0 格。
nimble-move = 把第 { $coin } 枚硬币从第 { $square } 格滑到第 { $left } 格，走 { $count } 格：好比把 { $square } 枚的堆减到 { $left } 枚。
nimble-stall = 面对完美的对手，每一步都输。随便把一枚硬币滑一格。
nimble-stall-last = 你只好把最后一枚滑到第 0 格，对手无法行动，对手胜。
nimble-proof-won = 无论对手怎么滑，总有一列变奇，而总有一枚硬币能滑到使每一列再变偶的地方。最后所有硬币都在第 0 格，轮到对手。
nimble-proof-lost = 每一滑都使某一列变奇，而对手总有一滑使每一列再变偶，直到所有硬币都在第 0 格，轮到你。
nimble-misere-proof-won = 现在每一列都为偶，而且至少有两枚硬币在第 1 格之外。对手每滑一次，你就使每一列再变偶；当对手只留下一枚这样的硬币时，把它滑到第 1 格或第 0 格，使第 1 格上的硬币为奇数。最后一枚由对手滑。
nimble-misere-proof-left = 谁也改变不了：{ $ones ->
    [1] 第 1 格上那一枚是最后能滑的，只好由对手来滑。
   *[other] 第 1 格上的 { $ones } 枚一枚一枚地滑，对手先滑，奇数枚也由对手收尾。
 }
nimble-misere-proof-lost = 每一滑都使某一列变奇。只要有两枚硬币在第 1 格之外，对手就使每一列再变偶。一旦只剩一枚，正好轮到对手：把它滑到第 1 格或第 0 格，使第 1 格上的硬币为奇数，最后一枚归你滑。
nimble-misere-proof-ones = { $ones ->
    [1] 没有别的可滑。
   *[other] 谁也改变不了：第 1 格上的 { $ones } 枚一枚一枚地滑，你滑第一枚、第三枚……总数为奇，最后一枚也归你。
 }
nimble-law = 硬币互不妨碍：滑硬币就是尼姆，格号就是堆的大小（《稳操胜券》第 15 章）。
