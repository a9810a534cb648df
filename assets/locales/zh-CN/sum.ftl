sum-name = 游戏之和
sum-alias = 和游戏|组合游戏之和|游戏的和
sum-promise = 几个游戏同时下。
sum-rules = 几个游戏并排摆着。每步恰好在其中一个里走一步。{ $misere ->
    [true] 无子可动者胜。
    [false] 处处无子可动者负。
   *[other] 处处无子可动者负；反常规则下无子可动者胜。
 }
sum-notation = 各分量以 + 相连，写作 游戏[参数=值;参数=值]:局面，如 nim:3,5 + bash[max=4]:10。着法为分量编号加其中的着法：2:3。
sum-param-misere = 无子可动者胜
sum-panel = 第 { $number } 个：{ $title }
sum-tell = 在第 { $number } 个分量里{ $told }
sum-last-wins = 走出全局最后一步者胜。
sum-last-loses = 反常规则：走出全局最后一步者负。
sum-not-impartial = “{ $game }”不能加入和：只收常规规则下的无偏游戏
sum-no-nimber = { $component } 的尼姆值未知：这样大时只知道谁胜
sum-no-component = 没有第 { $number } 个分量
sum-expect-number = 分量的编号，1 到 { $most }
expect-component = 一个分量，如 nim:3,5 或 bash[max=4]:10
expect-setting = 一项设置，如 max=3
sum-misere-too-large = { $component } 太大，反常规则下无法与这些一起判定：有 { $moves } 种着法，至多跟踪 { $most } 种

## Why

sum-ask = 求出每个分量的尼姆值，写成二进制。哪些列是奇数？
sum-look-odd = 尼姆值的尼姆和为 { $sum }。最高的奇列是 { $place } 位。
sum-look-even = 尼姆值的尼姆和为 0：二进制每一列都是偶数。
sum-place = 在第 { $number } 个分量（{ $component }）里走：它的值 { $value } 要变成 { $wanted }。
sum-place-none = 没有哪个分量能帮忙：在任何一个里走一步都会使某列变奇。
sum-move = 走 { $mv }：{ $told }，使那里的值变为 { $wanted }，总和为 0。
sum-stall = 面对完美的对手，每一步都输。选一步把棋局拖长。
sum-proof-odd = 从和 0 出发，每一步都改变一个值，和不再是 0，而你总能把它恢复为 0。先无子可动的是对手。
sum-proof-even = 无论你改变哪个值，对手都能把和恢复为 0，直到你无子可动。
sum-claim-odd = 尼姆值的尼姆和为 { $sum }，不是 0，所以你能赢；共有 { $moves } 种取胜着法。
sum-claim-even = 尼姆值的尼姆和为 0，所以每一步都输。
sum-law = 斯普拉格（1935）与格伦迪（1939）定理：每个无偏游戏相当于一个尼姆堆，和的值为尼姆和。
sum-misere-ask = 哪些部分的尼姆值大于 1？所有值的尼姆和是多少？
sum-misere-look = 尼姆值大于 1 的部分有 { $large } 个；全部的尼姆和为 { $sum }。
sum-misere-place = 在第 { $number } 个分量（{ $component }）里走。
sum-misere-move = 走 { $mv }：{ $told }，尼姆和变为 { $sum }。
sum-misere-won = 这个反常规则的和你能赢；共有 { $moves } 种取胜着法。
sum-misere-lost = 这个反常规则的和每一步都输。
sum-misere-law = 驯服的分量（布顿 1901，弗格森 1974）：尼姆和为 0 且有值不小于 2，或尼姆和为 1 且都小于 2，恰为负。
