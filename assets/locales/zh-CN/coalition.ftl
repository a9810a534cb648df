coalition-name = 联盟
coalition-alias = 合作博弈|核心|沙普利值
coalition-promise = 合作所得，大家来分。
coalition-rules = 每个联盟都有一个价值或成本，全体要分掉全体的那一份。一方提出分配，另一方指出一个单干更合算的联盟，或者接受。反对属实者胜，不实者负；接受了有联盟吃亏的分配者负；无人吃亏时双方一致，算和。
coalition-notation = 各联盟的值写作 A=1,B=2,AB=10；没写的是 0。分配写作 @x,y,...，每人一份；回答写一个联盟（例如 AC）或 accept。
coalition-param-kind = 分的是价值（value）还是成本（cost）
coalition-param-players = 局中人数；0 表示由字母决定
coalition-expect-somebody = 至少一位局中人
coalition-expect-worth = 一个联盟和它的值，例如 AB=10
coalition-expect-other = 前面没有写过的联盟
coalition-table = 他们分 { $whole }。
coalition-table-cost = 他们共付 { $whole }。
coalition-heading = 单干
coalition-heading-cost = 单付
