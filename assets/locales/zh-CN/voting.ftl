voting-name = 加权投票
voting-alias = 投票|权力指数|班扎夫|配额
voting-promise = 票的分量各不相同。
voting-rules = 每位投票人有权重。联盟的权重达到定额就赢得全部，价值为 1。一方提出分配，另一方指出一个单干更合算的联盟，或者接受。反对属实者胜，不实者负；接受了有联盟吃亏的分配者负；无人吃亏时双方一致，算和。
voting-notation = 定额与各人的权重，例如 4:3,2,1,1。分配写作 @x,y,...，每人一份；回答写一个联盟（例如 AC）或 accept。
voting-table = 共 { $all } 票，{ $quota } 票通过。他们分 { $whole }。
voting-votes = 票数
voting-groups = 合起来能通过

## Why

voting-winning = 获胜、但任何成员一离开就落败的联盟：{ $coalitions }。
voting-law = 没有人是每个获胜联盟所必需的，所以只要有东西可赢，核心就为空。投票的沙普利值就是 Shapley 与 Shubik（1954）的指数，班扎夫指数（1965）数的是一个人把败变为胜的次数。
voting-law-veto = 每个获胜联盟都需要 { $players }：无人反对的分配让其他人都得 0。投票的沙普利值就是 Shapley 与 Shubik（1954）的指数，班扎夫指数（1965）数的是一个人把败变为胜的次数。
