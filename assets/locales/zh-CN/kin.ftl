kin-stuck-loses = 无法行动者负。
kin-stuck-wins = 反常规则：无法行动者胜。

## Why

kin-claim-won = 相应各尼姆堆的异或和是 { $sum }，不是 0，所以你能赢；共有 { $moves } 种取胜走法。
kin-claim-lost = 相应各尼姆堆的异或和是 0，所以每一步都输。
kin-claim-misere-won = { $large ->
    [0] 背后的尼姆堆都不到 2，其中 1 的个数是偶数（{ $ones } 个）
   *[other] 背后的尼姆堆里有不小于 2 的，异或和是 { $sum }，不是 0
 }，所以按反常规则你必胜；共有 { $moves } 种取胜走法。
kin-claim-misere-lost = { $large ->
    [0] 背后的尼姆堆都不到 2，其中 1 的个数是奇数（{ $ones } 个）
   *[other] 背后的尼姆堆里有不小于 2 的，而异或和是 0
 }，所以这局反常规则每一步都输。
kin-look-odd = 它们的异或和是 { $sum }：它的每个 1 就是一个奇数列，最高的奇数列是 { $place } 那一位。
kin-look-even = 二进制的每一列都有偶数个 1：它们的异或和是 0。
kin-look-misere = 其中不小于 2 的有 { $large } 个，恰好是 1 的有 { $ones } 个；异或和是 { $sum }。
kin-place-none = 动哪一处都没有用：对手总能使异或和恢复为 0。
kin-place-none-misere = 动哪一处都没有用：你每走一步，对手都有应着，或者已经赢了。
kin-misere-plan = 反常规则：照常规走，直到背后的堆里只剩一个不小于 2；这时把它变为 0 或 1，使剩下的 1 是奇数个。
kin-law = 关于尼姆的布顿定理（1901），对任意大小、任意堆数成立。
