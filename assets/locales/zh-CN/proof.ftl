cli-about-prove = 把一个局面的必胜（或不败）策略写成证书
cli-long-prove =
    把一个局面的必胜（或不败）策略写成证书，供“xorcle verify”只凭规则检验。

    证书是文本。首行是“xorcle certificate 1”，接着是“game 名称”、每个参数一行的“set 名称 值”、“position 局面”和
    “to first|second”（轮到谁走）。每个策略以它的断言开头：
      strategy first wins within 9     先手必胜，至多 9 步
      strategy second draws            后手不败
      strategy first margin 3          先手终局至少领先 3 分
    断言之下，这一方可能要走的每个局面占一行：局面、制表符、应着。
    加上 --law 则不写策略，而写“law 8 a ^ b == 0”：大小至多为 8 时，必败的恰是满足它的局面。
    走法会把堆拆开时，写“heaps 0 1 2 3 1 4”：单独一堆的值，大小从 0 起。
    双方同时选择时，写“mix 1/12 first 1=7/12 2=5/12 second 1=7/12 2=5/12”：双方的混合策略和它们所保证的值。
    分配一份价值时，写“core @1,2,3”（没有联盟反对的分法），或“empty @1,0,0 AB=1/2:2/3:1 …”：一组联盟，对每个局中人
    权重合计为 1，得前一个数时反对成立，得后一个数时不成立。
    五子连珠的局面写“fives k8(l8 g8#,* l8#)”：一步走法、对每种应着的后续，以及 * 之后对其余一切应着的后续；# 表示成五。
    和棋与计分的局面写出双方的策略，可见谁也得不到更多。
cli-examples-prove =
    示例：
      xorcle prove nim 3,5,7 -o nim.txt
      xorcle prove tic-tac-toe | xorcle verify -
      xorcle prove ends 4,7,2,9,5,2 --within 10s
      xorcle prove nim 3,5,7 --law --to 8

    退出状态：0 已写出，2 请求有误，3 因限制而中止。
cli-help-output = 写入这个文件，而不是标准输出
cli-about-verify = 只凭规则检验一份证书，或指出其中的漏洞
cli-long-verify =
    只凭规则检验一份证书，不问引擎。作断言的一方照文件里的应着走，另一方试遍所有走法，凡是可能出现的局面都要查看。
    如果每个终局都如断言所说，并且在不许循环的地方对局不会循环，断言就成立。
    证书的写法见“xorcle prove --help”。
cli-examples-verify =
    示例：
      xorcle verify nim.txt
      xorcle verify nim.txt --json
      xorcle prove dodgem | xorcle verify -

    退出状态：0 全部断言成立，1 有漏洞，2 文件不是证书，3 因限制而中止。
cli-help-certificate = 证书文件；- 表示读标准输入
certificate-words =
    一份完整的策略：断言之下，每行是一个局面、一个制表符，和作断言一方的应着。
    只凭规则检验它：xorcle verify 文件
certificate-title = 这不是证书：首行应当是“{ $title }”
certificate-no-strategy = 证书没有断言任何事：没有以“strategy”开头的行
certificate-claim = “{ $text }”不是断言；断言形如“first wins within 9”、“second draws”或“first margin 3”
certificate-head = “{ $text }”在这里没有意义：这里应当是 game、set、position、to 或 strategy
certificate-again = “{ $what }”前面已经写过
certificate-too-many = 陈述超过 { $most } 条，或应着多得容不下
verify-work = 要查看的走法超过 { $most } 步
certificate-missing = 策略要针对一个局面：这一行之前没有写“{ $what }”
certificate-reply = 这里应当是一个局面、一个制表符和一步应着
certificate-twice = 这个局面在第 { $line } 行已有应着
certificate-mover = 局面 { $position } 轮到{ $side ->
    [first] 先手
   *[second] 后手
}走，与证书所说不符
proof-secret = 这个游戏里有一方看不到全部信息，对局面的应着证明不了什么
proof-shared = 这里没有谁靠走棋取胜：各方分配一份价值，没有策略可写
proof-open = 这个局面所知的是期望值，走法的策略证明不了它
proof-estimate = 引擎自己在这里也只有估计：还没有可以证明的结论
proof-hole = 引擎的走法在这里写不成证书：{ $hole }
proof-part = { $claim }：{ $seen }
claim-wins = { $side ->
    [first] 先手
   *[second] 后手
}必胜
claim-draws = { $side ->
    [first] 先手
   *[second] 后手
}不败
claim-ahead = { $side ->
    [first] 先手
   *[second] 后手
}终局至少领先 { $margin } 分
claim-behind = { $side ->
    [first] 先手
   *[second] 后手
}终局至多落后 { $margin } 分
walk-ends = 查看了 { $positions } 个局面，用到 { $replies } 步应着；最长的一局走 { $longest } 步。
walk-lasts = 查看了 { $positions } 个局面，用到 { $replies } 步应着；对局可以永远进行下去，这与断言相符。
walk-too-large = 可能出现的局面超出容量：已查看 { $held } 个，还有更多
walk-moves = 有一个局面的走法超过一百万种，或无法列出
verify-about = { $game }，局面 { $position }，轮到{ $side ->
    [first] 先手
   *[second] 后手
}走：
verify-holds = 成立：{ $claim }。{ $seen }{ $unneeded ->
    [0] { "" }
   *[other] 有 { $unneeded } 行没有用到。
}
verify-hole = 漏洞（第 { $line } 行）：没有证明“{ $claim }”。{ $hole }
verify-beyond = 未检验：{ $claim }？{ $limit }。
hole-ends = { $way }，对局在那里结束：{ $ending }。
hole-no-reply = { $way }，而这个局面没有写下应着。
hole-illegal = 局面 { $position } 的应着 { $reply } 不能走：{ $problem }。
hole-circle = 对局会陷入 { $length } 步的循环，永不结束：{ $positions }。
hole-too-long = 对局可以走 { $longest } 步，而断言说至多 { $within } 步。
way-from = 在局面 { $before } 走 { $mv }，到达 { $position }
way-start = 开局是 { $position }
ending-won = { $side ->
    [first] 先手
   *[second] 后手
}获胜
ending-drawn = 和棋
ending-score = { $first } 比 { $second } 分
law-claim = 在 { $sizes } 个数、每个至多 { $to } 的局面中，必败的恰是满足 { $law } 的局面
law-checked = { $law }。查看了 { $positions } 个局面及其所有走法，其中 { $lost } 个必败。{ $start ->
    [lost] 所指的局面就在其中：轮到的一方必败。
    [won] 所指的局面不在必败之列：轮到的一方必胜。
   *[beyond] 所指的局面不在这个范围之内：对它什么也没有证明。
}
verify-law-holds = 成立：{ $law }
gap-lost-too = 规律说 { $position } 必败，可是走 { $mv } 会到达另一个它说必败的局面。
gap-none-lost = 规律说 { $position } 必胜，可是没有一步走到它说必败的局面。
gap-ends = 在 { $position } 对局已经结束，结果与规律不符：{ $ending }。
gap-leaves = 从 { $position } 走 { $mv } 会离开这些大小的范围：规律对那里没有说法。
gap-moves-again = 从 { $position } 走 { $mv } 之后仍轮到同一方：规律不适用于这样的游戏。
gap-returns = 对局可以回到 { $position }：归纳无从开始。
gap-both = 不同的大小是同一个局面 { $position }，而规律既说它必胜又说它必败。
gap-unsaid = 规律对 { $position } 的说法算不出来。
gap-same-value = 说 { $position } 的值是 { $value }，可是走 { $mv } 会到达另一个据说值也是 { $value } 的局面。
gap-none-of-value = 说 { $position } 的值是 { $value }，可是没有一步走到值为 { $less } 的局面。
gap-nothing = 这个游戏没有这样大小的局面：什么也没有检验。
certificate-law = “{ $text }”不是带有上限的规律；规律形如“8 a ^ b == 0”
certificate-law-truth = “{ $text }”是一个数；规律应当是对必败局面成立的条件
certificate-law-words =
    一条规律：在这些大小之内，必败的恰是满足它的局面。
    只凭规则检验它，直到它前面所写的大小：xorcle verify 文件
proof-no-law = 没有定理指出这个游戏的必败局面；不加 --law 可以写出策略
proof-law-hole = 这个游戏的规律不能只按大小检验：{ $gap }
cli-help-prove-law = 不写策略，而写游戏的规律，用归纳法检验到某个大小
cli-help-prove-to = --law 检验到的最大大小；默认检验约 5,000 个局面
sealed-waits = 正在写出并检验证书。按 x 停止。
sealed-over = 这里棋局已经结束，没有什么可证明的了。
sealed-none = 没有证书：{ $why }。
sealed-written = 证书{ $word }已写入：{ $file }
sealed-holds = 通过检验：{ $positions } 个局面，{ $replies } 步应着。
sealed-stated = 通过检验：查看了 { $looked } 个终局。
sealed-hole = 未通过检验：{ $hole }。
sealed-beyond = 未能检验完：{ $limit }。
mixture-claim = 按规则计分，先手平均每局至少可得 { $value } 分，后手也能使先手至多得到这么多
heaps-claim = 从一堆（至多 { $to }）走出的所有局面中，必败的恰是各堆的值相互抵消（异或为 0）的局面；大小从 0 起，SG 值依次为 { $values }
heaps-no-heap = 没有只有一堆、大小为 { $size } 的局面。
certificate-heaps-words =
    各堆的值，大小从 0 起：必败的恰是各堆的值相互抵消的局面。
    只凭规则检验它：xorcle verify 文件
certificate-fives-words =
    一个五连的胜法：走法，对每种应着的后续，以及 * 之后对其余一切应着的后续。
    只凭规则检验它：xorcle verify 文件
fives-claim = 轮到的一方从 { $mv } 起必胜：共 { $moves } 步，应对对方的一切走法，每条变化都以五连告终
fives-hole = { $line } 之后：{ $why }
fives-illegal = 这一格不是空格
fives-no-five = 这里没有成五
fives-over = 棋局到此已经结束，方案却还在继续
fives-theirs = 对方可以成五
fives-no-answer = 对这一应着没有安排
fives-no-board = 这不是由 X、O 和点组成、至多 19 行 19 列的棋盘。
fives-no-line = 按规则，占满 { $first } 到 { $last } 的五格，并不在第五子时获胜。
mixture-less = 后手选 { $choice } 时，先手的混合策略只得 { $brings }，不到 { $value }。
mixture-more = 先手选 { $choice }，面对后手的混合策略可得 { $brings }，多于 { $value }。
mixture-none = 所写的权重不构成{ $side ->
    [first] 先手
   *[second] 后手
}的混合策略：每个权重应大于 0，每种选择至多一次，合计为 1。
mixture-not-at-once = { $position }：这里不是双方各自暗中选一次、然后计分。
division-claim-core = 分法 { $split } 在核心之中：没有联盟单干会更好
division-claim-empty = 核心为空：没有一种分法能让 { $coalitions } 全都满意
division-illegal = 分法 { $split } 不能提出：{ $problem }。
division-objects = { $coalition } 单干会更好。
division-no-answer = { $coalition } 在这里不能反对。
division-weights = { $player } 所在各联盟的权重合计为 { $sum }，而不是 1。
division-part = { $coalition } 证明不了什么：权重应大于 0，得前一个数时反对成立，得后一个数时反对不成立。
division-nobody = 除全体之外没有别的联盟：什么也没有检验。
division-short = 各联盟加权所要的是 { $sum }，没有用尽 { $whole }。
statement-looked = 查看了 { $looked } 个局面。
certificate-statement = “{ $text }”不是可以检验的陈述；应当形如“mix 值 first 走法=权重 … second 走法=权重 …”、“core @份额”、“empty @份额 联盟=权重:反对:满意 …”、“heaps 值 …”或“fives 走法(应着 走法 …,* 走法 …)”
certificate-statement-words =
    一条陈述：双方可以指望什么，或一份价值可以怎样分。
    只凭规则检验它：xorcle verify 文件
proof-no-statement = 这里没有同时作出的选择，也没有要分的价值，因此没有可证明的混合策略或分法
