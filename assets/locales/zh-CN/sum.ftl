sum-name = 游戏之和
sum-alias = 和游戏|组合游戏之和|游戏的和
sum-promise = 几个游戏同时下。
sum-rules = 几个游戏并排摆着。每步恰好在其中一个里走一步。{ $misere ->
    [true] 无法行动者胜。
    [false] 处处无法行动者负。
   *[other] 处处无法行动者负；反常规则下无法行动者胜。
 }
sum-notation = 各子游戏以 + 相连，写作 游戏[参数=值;参数=值]:局面，如 nim:3,5 + bash[max=4]:10。走法为子游戏编号加其中的走法：2:3。
sum-param-misere = 无法行动者胜
sum-panel = 第 { $number } 个：{ $title }
sum-tell = 在第 { $number } 个子游戏里{ $told }
sum-last-wins = 走出全局最后一步者胜。
sum-last-loses = 反常规则：走出全局最后一步者负。
sum-not-impartial = “{ $game }”不能加入和：只收常规规则下的公平组合游戏
sum-no-nimber = { $component } 的 SG 值未知：这样大时只知道谁胜
sum-no-component = 没有第 { $number } 个子游戏
sum-expect-number = 子游戏的编号，1 到 { $most }
expect-component = 一个子游戏，如 nim:3,5 或 bash[max=4]:10
expect-setting = 一项设置，如 max=3
sum-misere-too-large = { $component } 太大，反常规则下无法与这些一起判定：有 { $moves } 种走法，至多跟踪 { $most } 种

## Why

sum-ask = 求出每个子游戏的 SG 值，写成二进制。哪些列是奇数？
sum-look-odd = SG 值的异或和为 { $sum }。最高的奇数列（按二进制对齐后含奇数个 1）是 { $place } 这一位。
sum-look-even = SG 值的异或和为 0：二进制每一列都是偶数。
sum-place = 在第 { $number } 个子游戏（{ $component }）里走：它的值 { $value } 要变成 { $wanted }。
sum-place-none = 在哪个子游戏里走都无济于事：走一步就会使某列变成奇数。
sum-move = 走 { $mv }：{ $told }。{ $count ->
    [0] 那里的值变为 { $wanted }，总和为 0。
   *[other] 那里的异或和要变成 { $wanted }：{ $heaps }。于是总和为 0。
 }
sum-nim-heap = { $fits ->
    [0] 第 { $heap } 堆不能从 { $size } 变成 { $goal }
   *[other] 第 { $heap } 堆可以从 { $size } 变成 { $goal }
 }
sum-values = SG 值是各走法所达局面的 SG 值中未出现的最小非负整数。{ $kind ->
    [sizes] 下表列出大小从 0 到当前大小的值。
    [moves] 下表列出各走法所达局面的值。
   *[both] 下表列出大小从 0 到当前大小的值，或在箭头后列出各走法所达局面的值。
 }
sum-genera = 每个局面写出它的 SG 值，在 ^ 之后是反常规则下的值：无法行动时为 0^1，否则各是走法所达局面的值中未出现的最小非负整数。{ $kind ->
    [sizes] 下表列出大小从 0 到当前大小的值。
    [moves] 下表列出各走法所达局面的值。
   *[both] 下表列出大小从 0 到当前大小的值，或在箭头后列出各走法所达局面的值。
 }
sum-head-of = 范围
sum-head-values = 值
sum-stall = 对手走得完全正确时，怎么走都输。可走 { $mv }，等对手出错。
sum-proof-odd = 从和 0 出发，每一步都改变一个值，和不再是 0，而你总能把它恢复为 0。先无法行动的是对手。
sum-proof-even = 无论你改变哪个值，对手都能把和恢复为 0，直到你无法行动。
sum-claim-odd = SG 值的异或和为 { $sum }，不是 0，所以你能赢；共有 { $moves } 种取胜走法。
sum-claim-even = SG 值的异或和为 0，所以每一步都输。
sum-law = SG 定理（斯普拉格 1935，格伦迪 1939）：每个公平组合游戏相当于一个尼姆堆，和的值为异或和。
sum-misere-ask = 哪些子游戏的 SG 值大于 1？所有值的异或和是多少？
sum-misere-look = { $large ->
    [0] 没有 SG 值大于 1 的子游戏
   *[other] 有 { $large } 个子游戏的 SG 值大于 1
 }；全部的异或和为 { $sum }。
sum-misere-place = 在第 { $number } 个子游戏（{ $component }）里走。
sum-misere-move = 走 { $mv }：{ $told }，异或和变为 { $sum }。
sum-misere-won = 在反常规则下，这个和你能赢；共有 { $moves } 种取胜走法。
sum-misere-lost = 在反常规则下，这个和怎么走都输。
sum-misere-law = 定理（布顿 1901，弗格森 1974）：各子游戏都驯顺时（即可能出现的局面都是 0^1、1^0 或不小于 2 的同一个数写两遍，这里正是），若异或和为 0 且有值不小于 2，或异或和为 1 且各值都小于 2，则必败；否则必胜。
sum-misere-pairs = 各 SG 值都是 0 或 1。胜方使它们保持如此且异或和为 1。此后无论败方怎么走，即使走出不小于 2 的值，胜方的应着总能使局面重新如此，直到败方走出最后一步。
