lasker-name = 拉斯克尼姆
lasker-alias = 拉斯克|可分堆的尼姆
lasker-promise = 取石子，或把一堆分开。
lasker-rules = 桌上有若干堆石子。每步从其中一堆取走任意枚，或者把一堆分成两堆而一枚也不取。{ $misere ->
    [true] 无法行动者胜。
    [false] 无法行动者负。
   *[other] 无法行动者负；反常规则下无法行动者胜。
 }
lasker-notation = 各堆写作 3,5,7。走法 2:5->1 表示第 2 堆由 5 变为 1；1:7->2+5 表示把第 1 堆分成 2 枚和 5 枚两堆，小的在前。
lasker-param-misere = 无法行动者胜
lasker-note = 每步从一堆中取任意枚，或者把一堆分成两堆。
lasker-too-many = { $size } 枚的堆有超过一百万种取胜的分法，引擎列不完

## Why

lasker-law = 拉斯克定理（1931）：4k+1 枚和 4k+2 枚的堆，值等于枚数；4k+3 枚的堆值为 4k+4，4k+4 枚的堆值为 4k+3。
lasker-rule = 用堆的大小除以 4。余 1 或 2，SG 值就是它的大小；余 3，多 1，因为它可以拆成 1 和余下的一堆，两者合起来的 SG 值正是它的大小；余 0，少 1，因为取 1 枚后留下的值正是它的大小，而比它小 1 的值留不下：异或和是这个值的两堆，大小之和除以 4 余 3。
lasker-head-heap = 堆
lasker-head-rest = 除以 4 的余数
lasker-head-worth = SG 值
