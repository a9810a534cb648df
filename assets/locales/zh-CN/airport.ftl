airport-name = 机场
airport-alias = 跑道|机场博弈|跑道费
airport-promise = 跑道的钱怎么分摊？
airport-rules = 每位局中人需要一定长度的跑道。联盟支付成员中最长的那条，付得越少越好。一方提出分配，另一方指出一个单干更合算的联盟，或者接受。反对属实者胜，不实者负；接受了有联盟吃亏的分配者负；无人吃亏时双方一致，算和。
airport-notation = 各人所需的跑道，例如 1,4,9。分配写作 @x,y,...，每人一份；回答写一个联盟（例如 AC）或 accept。
airport-table = 修最长的跑道。他们共付 { $whole }。
airport-heading = 所需

## Why

airport-head-shortest = 需求不超过它的人
airport-head-most = 至多
airport-head-spared = 余下
airport-head-players = 谁
airport-head-least = 取最小
airport-head-each = 每人付
airport-head-piece = 一段
airport-head-users = 需要者
airport-look = 谁与需要最长跑道的人一起退出，仍要付整条跑道。所以分配无人反对，当且仅当每人分摊额不为负，并且对每条跑道，需求不超过它的人合起来至多付它的费用。例如 { $safe } 就无人能反对。
airport-look-same = 大家需要同样长的跑道，谁退出都要付整条。所以分配无人反对，当且仅当每人分摊额不为负；例如 { $safe } 就无人能反对。
airport-place = 从最短的跑道开始：{ $players }。
airport-found = 核仁的求法，从最短的跑道开始：最短的除以 2，下一条除以 3，依此类推，最长的一条除外。其中最小的商，就是到该条跑道为止的每个人所付。然后对其余的人和余下的费用再这样做；最后一人付剩下的。
airport-pieces = 沙普利值也无人能反对：需要某一段跑道的人平摊这一段。
airport-law = Littlechild 1974：这个规则给出核仁。Littlechild 与 Owen 1973：逐段平摊给出沙普利值。
