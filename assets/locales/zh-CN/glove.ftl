glove-name = 手套
glove-alias = 手套市场|左右手套|手套博弈
glove-promise = 手套成双才值钱。
glove-rules = 一些局中人各有一只左手套，其余的各有一只右手套。联盟的价值是它能配成的双数。一方提出分配，另一方指出一个单干更合算的联盟，或者接受。反对属实者胜，不实者负；接受了有联盟吃亏的分配者负；无人吃亏时双方一致，算和。
glove-notation = 左手套与右手套的人数，例如 1,2；有左手套的排在前面。分配写作 @x,y,...，每人一份；回答写一个联盟（例如 AC）或 accept。
glove-expect-gloves = 至少一只手套
glove-table = 一双值 1。他们分 { $whole }。
glove-heading = 手套
glove-left = 左手
glove-right = 右手
glove-groups = 人人成双

## Why

glove-look-scarce = { $players } 的手套是较少的一种。若{ $count ->
    [1] 让他
   *[other] 让他们各
 }得一整双的 1，其他人得 0：一个联盟能配成的双数不超过它拥有的稀缺手套数，而它所得正是这么多，所以谁也无法反对。
glove-look-even = 左右手套一样多。设每只左手套分得 x，每只右手套分得 1−x（0≤x≤1）：联盟能配成的每一双都得到 1，多出的手套也有所得，所以谁也无法反对。
glove-look-none = 没有{ $side ->
    [left] 左
   *[right] 右
 }手套，就配不成双：每个联盟都是 0，谁所得少于 0，谁就宁愿单干。
glove-place-scarce = 稀缺的一种：{ $players }。
glove-place-even = 两种手套都不稀缺。
glove-found-scarce = 其他分配都会被反对。少了 { $others } 中的任何一人，仍能配成所有的双，所以他们谁也不能得到多于 0；而 { $players } 与其中一人就能配成一双，所以{ $count ->
    [1] 至少得 1
   *[other] 各至少得 1
 }。
glove-found-even = 其他分配都会被反对：一只左手套与一只右手套合起来至少得 1，而全体只有 { $pairs } 可分，所以任何一左一右恰好得 1。核仁取中间：左右可以互换，所以各得 1/2。
glove-law = 定理（沙普利与舒比克 1969）：手套市场的核心。核仁：施迈德勒 1969。
