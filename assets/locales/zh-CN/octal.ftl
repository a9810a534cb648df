octal-name = 八进制游戏
octal-alias = 八进制|盖伊与史密斯|取与分游戏
octal-promise = 几位代码定一套规则。
octal-rules = 桌上有若干堆石子。代码 d0.d1d2d3 等规定走法：从一堆中移去 k 枚时，数字 dk 是所允许情形之和：1 表示这堆消失，2 表示留下一堆，4 表示留下两堆，8 表示留下三堆；留下的堆都不能是空的。{ $misere ->
    [true] 无法行动者胜。
    [false] 无法行动者负。
   *[other] 无法行动者负；反常规则下无法行动者胜。
 }
octal-notation = 各堆写作 3,5,7。走法 2:5->1 表示第 2 堆由 5 变为 1；1:7->2+4 表示留下两堆，小的在前；1:2->0 表示整堆消失。
octal-param-code = 代码 d0.d1d2…，由八进制或十六进制数字组成
octal-param-misere = 无法行动者胜
octal-note = 代码 { $code }：取走 k 枚时，第 k 位数字是下列各项之和：1（可以不留）、2（留一堆）、4（留两堆）、8（留三堆）。
octal-period = 单堆的 SG 值从 { $from } 枚起每 { $period } 枚循环（定理）。

## Why

octal-certified = 已证实的周期（盖伊–史密斯定理）：单堆的 SG 值从 { $from } 枚起每 { $period } 枚循环。比较了 { $from } 到 { $to } 枚，由此即可证明对任意枚数成立。
octal-residue = { $size } 除以 { $period } 余 { $rest }，所以它与 { $same } 枚的堆等值：{ $value }。
octal-exceptions = { $told } 枚的堆是例外{ $count ->
    [1] {""}
   *[other] （共 { $count } 种）
 }：周期从 { $from } 枚起才成立，例外的值不符合它。
octal-no-period = SG 值由规则逐个算出，算到 { $known } 枚为止，仍不能证明有周期。
