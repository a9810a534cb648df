treblecross-name = 三连叉
treblecross-alias = 一维井字棋|一行叉
treblecross-promise = 一行格子，只画叉。
treblecross-rules = 双方轮流在一条带子的空格里写 X。先使三个 X 相连的一方获胜。
treblecross-notation = 带子写作 ...X.....，点表示空格。走法是格子的序号，从 1 数起。
treblecross-param-n = 带子有多少格
treblecross-too-long = 超过 { $most } 格的带子超出引擎的范围
treblecross-taken = 第 { $place } 格已有 X
treblecross-off = 带子只有 { $cells } 格
treblecross-expect = 至少 { $least } 格的带子，每格是 X 或点
treblecross-note = 双方都写 X，三个 X 相连者胜。
treblecross-tell = 在第 { $place } 格{ $form ->
    [did] 写了
   *[do] 写
 } X

## Why

treblecross-safe = 在已有的 X 旁边或隔一格处写 X，对手立刻就能连成三个。所以只有两格以内没有 X 的空格才安全。
treblecross-values = 按长度列出连续安全格的 SG 值。在连续 n 格的第 i 格写 X，留下连续 i - 3 格和 n - i - 2 格（不大于 0 的就没有）；SG 值是这些两段的异或和中缺少的最小数。
treblecross-head-run = 连续格数
treblecross-octal = 连续 n 个安全格相当于八进制游戏 0.007 中 n + 2 枚的堆。0.007 的 SG 值逐个算出，尚不知有无周期。
treblecross-ask-now = 你能立刻使三个 X 相连吗？
treblecross-look-now = 有 { $count } 个格子，两个 X 只等第三个。
treblecross-place-now = 是第 { $cells } 格（共 { $count } 格）。
treblecross-move-now = 在第 { $place } 格写 X：三个 X 相连。
treblecross-claim-now = 你能使三个 X 相连，所以立刻获胜。
treblecross-ask-safe = 哪些空格两格以内没有 X？
treblecross-look-unsafe = 没有：无论写在哪里，对手都能连成三个。
treblecross-stall = 每一步都输。在第 { $place } 格写 X，等对手看漏。
treblecross-claim-unsafe = 没有安全的空格，所以无论怎么走，对手都能连成三个 X。
treblecross-law-now = 规则本身：谁写下连成一排的第三个 X，谁就赢。
