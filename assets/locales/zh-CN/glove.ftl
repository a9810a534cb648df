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

glove-law-scarce = 有一种手套较少：无人反对的分配让 { $players } 各得一整双，{ $others } 各得 0，因为 { $others } 中总有人多余，愿意少要（沙普利与舒比克 1969）。
glove-law-even = 左右手套一样多：无人反对的分配让每只左手套所得相同，右手套得每双的其余部分（沙普利与舒比克 1969）。
