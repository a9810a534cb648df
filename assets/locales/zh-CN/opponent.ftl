opponent-lost = 只要你应对无误，我就输定了，只好把棋走得难一些，还看不到尽头：你有 { $answers } 种应着能保住胜势。
opponent-lost-long = 只要你应对无误，我就输定了，只好走坚持得最久的一步，此后还有 { $plies } 步；你有 { $answers } 种应着能保住胜势。
opponent-lost-some = 只要你应对无误，我就输定了，只好走得难一些。在前 { $weighed } 种走法里，我走坚持得最久的一步，此后还有 { $plies } 步；你有 { $answers } 种应着能保住胜势。
opponent-lost-end = 我要输了：{ $moves ->
    [1] 我只有一种走法，走完就终局
   *[other] 无论怎样走，这一步之后就终局
 }。
opponent-lost-late = 我要输了，只好尽量坚持得久一些。
opponent-lost-guess = 我要输了，只好走随机模拟中胜率最高的一步。
opponent-guess = 这个局面我算不尽。走这一步之后随机下完的 { $games } 局里我赢了 { $won }%：这是猜测，不是证明。
flaw-greedy = 我总拿眼前最多的
flaw-greedy-name = 贪心
flaw-two-plies = 我只看得到自己的一步和你的一步应着
flaw-two-plies-name = 只看两步
flaw-mirrors-only = 能摆成对称的两半我就摆，除此之外没有主意
flaw-mirrors-only-name = 只会模仿对称
flaw-forgets-four = SG 值我会按位异或，却总漏掉二进制里的 4
flaw-forgets-four-name = 漏看 4 位
flaw-counts-to-eight = 走法多于八种时，我找到了正确的走法，却走成了它旁边的那一种
flaw-counts-to-eight-name = 只数到八
flaw-one-at-a-time = 我只管赢最大的那一部分，当其余都不存在
flaw-one-at-a-time-name = 一次只看一处
flaw-loves-the-middle = 我总下最靠近中央的地方
flaw-loves-the-middle-name = 偏爱中央
level-perfect = 完美
level-equilibrium = 均衡
level-punish = 惩罚习惯
level-give-back = 可悔
level-perfect-means = 从不放过必胜的局面。
level-equilibrium-means = 按均衡策略混合出招：无论你怎样打，长期都占不到便宜。
level-punish-means = 对你至今的打法作精确的最佳应对；先手和后手各自的头 { $rounds } 局按均衡打。一局之后它会说明利用了你的哪个习惯。它也可能反过来上当。
level-give-back-means = 从不放过必胜的局面；你走错时，可以收回。
level-flawed-means = 它只犯一种错，而且总是同一种。它这样说自己：{ $flaw }。
level-unfit = “{ $level }”这种对手在这个游戏里无从犯错，或者处处一样
confession = 我坦白：{ $flaw }。
confession-none = 这一盘没有因此吃亏。
confession-slip = 第 { $ply } 步 { $played } 丢掉了原有的优势，{ $better } 才能保住。
confession-more = 另有 { $count } 步也因此吃了亏。
