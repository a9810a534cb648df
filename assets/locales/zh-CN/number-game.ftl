number-game-name = 数字游戏
number-game-alias = 平方数|质数游戏|约数|因数
number-game-promise = 取质数、平方数或因数。
number-game-rules = 桌上有若干堆石子。规则规定从一堆中可以取走哪些数目，或者一堆可以变成多少。{ $misere ->
    [true] 无法行动者胜。
    [false] 无法行动者负。
   *[other] 无法行动者负；反常规则下无法行动者胜。
 }
number-game-notation = 各堆写作 21 或 12,17。走法 1:21->12 表示第 1 堆由 21 变为 12；只有一堆时可以省去 1:。
number-game-param-rule = 可以取走什么，或者变成什么
number-game-param-misere = 无法行动者胜
number-game-note-square = 每步取走一个平方数：1、4、9 等。
number-game-note-cube = 每步取走一个立方数：1、8、27 等。
number-game-note-triangular = 每步取走一个三角形数：1、3、6、10 等。
number-game-note-fibonacci = 每步取走一个斐波那契数：1、2、3、5、8 等。
number-game-note-prime = 每步取走一个质数。
number-game-note-prime-or-one = 每步取走 1 或一个质数。
number-game-note-prime-power = 每步取走 1 或一个质数的幂。
number-game-note-power-of-two = 每步取走 2 的一个幂：1、2、4、8 等。
number-game-note-composite-or-one = 每步取走 1 或一个合数。
number-game-note-digit = 每步取走的枚数是这堆枚数的一个十进制数字，不能是 0。
number-game-note-divisor = 每步取走枚数的一个因数，可以全部取走。
number-game-note-proper-divisor = 每步取走枚数的一个因数，但不能全部取走。
number-game-note-coprime = 每步取走与枚数互质的数目。
number-game-note-at-most-half = 每步至多取走一堆的一半。
number-game-note-at-least-half = 每步至少取走一堆的一半。
number-game-note-even-or-all-odd = 每步取走偶数枚但不取完；枚数为奇数时也可以全部取走。
number-game-note-to-proper-divisor = 每步使枚数变成它的一个较小的因数。
number-game-note-halve-or-decrement = 每步把一堆减半（向下取整），或者取走一枚。
number-game-unlisted = { $size } 的走法超出引擎的范围：质数只列到 2^20，能分解的数至多 256 个二进制位，并且至多有一个更大的质因数

## Why

number-game-law-rest = 定理：1 到 { $most } 都可以取，{ $modulus } 的倍数都不能取，所以一堆的值就是枚数除以 { $modulus } 的余数。
number-game-law-composite = 定理：从 2 枚起，多 10 枚，值就多 3；2 到 11 枚的值是 0、1、2、0、1、0、1、2、3、2。每个值都既有奇数枚又有偶数枚，而大于 2 的偶数都是合数。
number-game-law-divisor = 定理：一堆的值等于枚数能被 2 整除的次数加 1。
number-game-law-coprime = 定理：偶数枚的值是 0，1 枚的值是 1，其余奇数枚的值是最小质因数在质数中的序号：3 为 2，5 为 3，7 为 4。
number-game-law-at-most-half = 定理：偶数枚的值是枚数的一半；奇数枚与它减半取整后的堆等值。
number-game-law-at-least-half = 定理：一堆的值等于枚数的二进制位数。
number-game-law-even-or-all-odd = 定理：2k 枚的值是 k-1，2k-1 枚的值是 k。
number-game-law-to-proper-divisor = 定理：一堆的值等于枚数的质因数个数，重复的也计算在内。
number-game-law-proper-divisor = 定理：一堆的值等于枚数能被 2 整除的次数；奇数枚的堆必败。
number-game-by-table = 这条规则没有已知的规律：SG 值逐个算出，至多到 { $most } 枚。
