airport-name = 机场
airport-alias = 跑道|机场博弈|跑道费
airport-promise = 跑道的钱怎么分摊？
airport-rules = 每位局中人需要一定长度的跑道。联盟支付成员中最长的那条，付得越少越好。一方提出分配，另一方指出一个单干更合算的联盟，或者接受。反对属实者胜，不实者负；接受了有联盟吃亏的分配者负；无人吃亏时双方一致，算和。
airport-notation = 各人所需的跑道，例如 1,4,9。分配写作 @x,y,...，每人一份；回答写一个联盟（例如 AC）或 accept。
airport-table = 修最长的跑道。他们共付 { $whole }。
airport-heading = 所需

## Why

airport-head-piece = 一段
airport-head-users = 需要者
airport-head-each = 每人付
airport-pieces = 把跑道分段：需要某一段的人平摊它的成本，各人所付就是沙普利值。
airport-law = 定理（Littlechild 与 Owen 1973）：机场问题的沙普利值由需要每一段跑道的人平摊该段。它的核心从不为空。
