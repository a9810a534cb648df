voting-name = 加权投票
voting-alias = 投票|权力指数|班扎夫|配额
voting-promise = 票的分量各不相同。
voting-rules = 每位投票人有权重。联盟的权重达到定额就赢得全部，价值为 1。一方提出分配，另一方指出一个单干更合算的联盟，或者接受。反对属实者胜，不实者负；接受了有联盟吃亏的分配者负；无人吃亏时双方一致，算和。
voting-notation = 定额与各人的权重，例如 4:3,2,1,1。分配写作 @x,y,...，每人一份；回答写一个联盟（例如 AC）或 accept。
voting-table = 共 { $all } 票，{ $quota } 票通过。他们分 { $whole }。
voting-votes = 票数
voting-groups = 合起来能通过

## Why

voting-head-votes = 票数
voting-head-banzhaf = 班扎夫指数
voting-head-shapley-shubik = 沙普利–舒比克指数
voting-look-veto = 每个获胜联盟都需要 { $players }：{ $count ->
    [1] 让他得到
   *[other] 让他们分
 }全部的 1，每个获胜联盟就已得到全部，谁也无法反对。{ $part ->
    [some] 表中是获胜、但任何成员一离开就落败的联盟，列出 { $total } 个中的前 { $shown } 个。
   *[all] 表中是所有获胜、但任何成员一离开就落败的联盟。
 }
voting-look-nobody = 没有否决者（没有人属于所有获胜联盟）。表中每个联盟按所列次数各取若干次：每位局中人恰好被取到 { $times } 次。它们单干所得合计 { $total }，可是在任何分配中合起来只得 { $times }：其中总有一个不如单干。
voting-look-none = 全部票数 { $all } 达不到定额 { $quota }：每个联盟都是 0，谁所得少于 0，谁就宁愿单干。
voting-place-needed = 每个获胜联盟都需要的人：{ $players }。
voting-place-nobody = 没有哪种分配能让这些联盟都满意。
voting-others = 在无人反对的分配中，这些人得 0：{ $others }。少了其中任何一人，其余的人照样获胜，得到 1，所以没有什么留给他。
voting-equal = { $count ->
    [1] { $players } 得到全部的 { $each }。
   *[other] { $players } 同样不可缺少：核仁让他们各得 { $each }。
 }
voting-power = 两种权力指数，不是要提出的分配：沙普利与舒比克（1954）统计投票人由败转胜的次序，班扎夫指数（1965）统计一个投票人由败转胜（成为关键者）的联盟次数；班扎夫指数之和不必为 1。
