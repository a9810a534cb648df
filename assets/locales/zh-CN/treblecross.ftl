treblecross-name = 三连叉
treblecross-alias = 一维井字棋|一行叉
treblecross-promise = 一行格子，只画叉。
treblecross-rules = 双方轮流在一条带子的空格里写 X。先使三个 X 相连的一方获胜。
treblecross-notation = 带子写作 ...X.....，点表示空格。走法是格子的序号，从 1 数起。
treblecross-param-n = 带子有多少格
treblecross-too-long = 超过 { $most } 格的带子超出引擎的范围
treblecross-taken = { $place } 号格已有 X
treblecross-off = 带子只有 { $cells } 格
treblecross-expect = 至少 { $least } 格的带子，每格是 X 或点
treblecross-note = 双方都写 X，三个 X 相连者胜。
treblecross-tell = 在 { $place } 号格{ $form ->
    [did] 写了
   *[do] 写
 } X

## Why

treblecross-safe = 在已有的 X 旁边或隔一格处写 X，对手立刻就能连成三个。所以只有两格以内没有 X 的空格才安全：{ $runs }{ $more ->
    [0] {""}
   *[other] ，另有 { $more } 段
 }。
treblecross-proof-won = 异或和为 0 时，每一步安全的棋都改变一个 SG 值，异或和不再是 0；这时总有一步安全的棋使它重新为 0。最后对手找不到安全的格，只得写一个 X 让你连成三个：走最后一步安全棋的一方获胜。
treblecross-proof-lost = 你的每一步安全的棋都使异或和不再是 0，而对手总有安全的应着使它重新为 0。最后你找不到安全的格，只得写一个 X 让对手连成三个：走最后一步安全棋的一方获胜。
treblecross-place-last = 有 { $count } 个安全的格，在那里写 X 之后再没有安全的格。
treblecross-move-last = 在 { $place } 号格写 X：此后每个空格两格以内都有 X。
treblecross-proof-last = 无论对手写在哪里，你都能连成三个。
treblecross-claim-last = 你能使对手没有安全的格可走，故必胜；有 { $moves } 种取胜走法。
treblecross-values = 按长度列出连续安全格的 SG 值。在连续 n 格的第 i 格写 X，留下连续 i - 3 格和 n - i - 2 格（不大于 0 的就没有）；SG 值是这些两段的异或和中缺少的最小数。
treblecross-head-run = 连续格数
treblecross-octal = 连续 n 个安全格相当于八进制游戏 0.007 中 n + 2 枚的堆。0.007 的 SG 值逐个算出，尚不知有无周期。
treblecross-ask-now = 你能立刻使三个 X 相连吗？
treblecross-look-now = 有 { $count } 个格子，填上 X 即连成三个。
treblecross-place-now = { $count ->
    [1] 是 { $cells } 号格。
   *[other] 是 { $cells } 号格，任选其一。
 }
treblecross-move-now = 在 { $place } 号格写 X：三个 X 相连。
treblecross-claim-now = 你能使三个 X 相连，所以立刻获胜。
treblecross-ask-safe = 哪些空格两格以内没有 X？
treblecross-look-unsafe = 没有：无论写在哪里，对手都能连成三个。
treblecross-stall = 每一步都输。在 { $place } 号格写 X，等对手看漏。
treblecross-claim-unsafe = 没有安全的空格，所以无论怎么走，对手都能连成三个 X。
treblecross-law-now = 规则本身：谁写下连成一排的第三个 X，谁就赢。
treblecross-proof-unsafe = 你的每个 X 都离另一个 X 太近，对手立刻就能连成三个：
treblecross-claim-copy = { $won ->
    [0] 每一步都输：你每写一个安全的 X，对手都在等长的另一段里照写，先没有安全格的是你。
   *[other] 你靠照写取胜：写下一个 X 之后，安全的格分成两两等长的段；共有 { $moves } 种取胜走法。
 }
treblecross-place-copy = { $total } 个空格中有 { $moves } 个取胜。
treblecross-move-copy = 在 { $place } 号格写 X。此后安全的格两两成对，每对两段等长：{ $pairs }。
treblecross-stall-copy = 安全的格两两成对，每对两段等长：{ $pairs }。每一步都输；在 { $place } 号格写 X，盼对手不照写。
treblecross-proof-copy = { $won ->
    [0] 你每写一个安全的 X，对手就在同一对的另一段里相应的格照写，那一格仍然安全，所以最后一个安全的 X 由对手写。此后你只得写在别的 X 附近，对手就能连成三个；在不安全的格写 X，对手立刻连成三个
   *[other] 对手每写一个安全的 X，你就在同一对的另一段里相应的格照写，那一格仍然安全，所以最后一个安全的 X 由你写。此后对手只得写在别的 X 附近，你就能连成三个；对手若在不安全的格写 X，你立刻连成三个
 }。
