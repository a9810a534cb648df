leduc-poker-name = 莱杜克扑克
leduc-poker-alias = 莱杜克|莱杜克德州扑克
leduc-poker-promise = 六张牌，两轮下注。
leduc-poker-rules = 一副牌有 J、Q、K 各两张。双方各付 1，各得一张牌。每轮下注由先手开始；可以跟注（没有注要付时就是过牌）、加注，面对加注时也可以弃牌；每轮最多加注两次，第一轮每次 2，第二轮每次 4。两轮之间翻开一张公共牌。与公共牌成对者胜，否则牌大者胜，相同则平分。得分是胜方从对方那里赢得的筹码。
leduc-poker-notation = - 表示尚未切牌，这时走法是切牌的位置。之后写自己的牌、第一轮、公共牌和第二轮：K:call-raise-call/Q:raise。走法是 fold（弃牌）、call（跟注，也指过牌）和 raise（加注，也指下注）。结束的一局写出双方的牌：J,K:raise-fold。
leduc-poker-rule = J Q K 各两张。加注 { $first }，亮出公共牌后为 { $second }。与公共牌成对者胜，否则大牌胜。
