sprouts-name = 豆芽游戏
sprouts-alias = 康威与帕特森
sprouts-promise = 连点成线，线不相交。
sprouts-rules = 纸上有若干点。每步画一条线，连接两点，或从一点回到自身，不碰别的线和点，再在线的中间加一个新点。每点至多引出三条线。{ $misere ->
    [true] 无线可画者胜。
    [false] 无线可画者负。
   *[other] 无线可画者负；反常规则下无线可画者胜。
 }
sprouts-notation = 写点数，或写勒穆瓦纳与维耶诺的字符串：每个区域以花括号结尾，区域的每段边界依次写出各点，以句点结尾。0 有三条命，1 有两条，其余各有一条：2；小写字母是同一段边界经过两次的点；大写字母是两个区域共有的点。没有命的点不写，空纸写 -。走法写 -> 和所留下的字符串。
sprouts-param-misere = 无线可画者胜
sprouts-stuck-loses = 无线可画者负。
sprouts-stuck-wins = 反常规则：无线可画者胜。
sprouts-legend = 点后的每个小点，是还能引出的一条线。同一点出现在两个区域，是从两边看到的同一点。每步之后重新编号。
sprouts-round = 同一条曲线内的线可以围住别的曲线：先指两端，再指每条被围住的曲线，最后再指一次第二端。
sprouts-short-around = { $ends } 围 { $around }{ $which }
sprouts-region = 区域 { $number }
sprouts-joins = { $form ->
    [did] 连接了 { $from } 和 { $to }
   *[do] 连接 { $from } 和 { $to }
 }{ $which }
sprouts-joins-around = { $form ->
    [did] 连接了 { $from } 和 { $to }，围住 { $around }
   *[do] 连接 { $from } 和 { $to }，围住 { $around }
 }{ $which }
sprouts-loops = { $form ->
    [did] 从 { $spot } 画了一条回到 { $spot } 的线
   *[do] 从 { $spot } 画一条回到 { $spot } 的线
 }{ $which }
sprouts-loops-around = { $form ->
    [did] 从 { $spot } 画一条回到 { $spot } 的线，围住了 { $around }
   *[do] 从 { $spot } 画一条回到 { $spot } 的线，围住 { $around }
 }{ $which }
sprouts-no-line = 没有哪条线能留下这个局面
sprouts-expect-position = 点数，或如 0.AB.{"}"}AB.{"}"} 的区域
sprouts-expect-spot = 点：0、1、2 或字母
sprouts-free-is-alone = 0 没有连线，所以它独占一段边界
sprouts-two-boundaries = { $name } 出现在同一区域的两段边界上，那应是同一段
sprouts-third-pass = { $name } 第三次出现；还有命的点至多出现两次
sprouts-too-large = 至多容纳 { $most } 个点，共 { $lives } 条命

## Why

sprouts-claim-won = 你必胜：你能让整局走{ $odd ->
    [0] 偶数
   *[other] 奇数
 }步；{ $moves ->
    [1] 只有 1 种画法
   *[other] 有 { $moves } 种画法
 }。
sprouts-claim-lost = 你必败：对手能让整局走{ $odd ->
    [0] 偶数
   *[other] 奇数
 }步。
sprouts-claim-settled = { $lines ->
    [1] 唯一的一条线
   *[other] 画哪条线都
 }{ $won ->
    [0] 输
   *[other] 赢
 }：不论怎么画，整局都走{ $odd ->
    [0] 偶数
   *[other] 奇数
 }步。
sprouts-ask = 一共有多少条命？其中有几条会被围住，永远用不上？
sprouts-look = 所有点一共有 { $lives } 条命。一条线用掉两条命，线上的新点带来一条，所以每走一步少一条命，整局的步数等于 { $lives } 减去终局时剩下的命数。可能剩下的命数：{ $left }。你需要终局时剩下 { $wanted } 条。
sprouts-look-settled = 所有点一共有 { $lives } 条命。一条线用掉两条命，线上的新点带来一条，所以每走一步少一条命。不论怎么画，终局时剩下的命数：{ $left }。所以整局走{ $odd ->
    [0] 偶数
   *[other] 奇数
 }步，谁也改变不了。
sprouts-parts = { $parts ->
    [1] 各条线画过之后还有几步（括号里是这样的一条线）：
   *[other] 图形分成 { $parts } 个没有公共点的部分：在一处画线不影响别处，各部分的步数相加。括号里的线画过之后，那一部分还有这么多步。
 }{ $open ->
    [0] {""}
   *[other] 1/2 指 1 步或 2 步，要看后来怎么画。
 }
sprouts-parts-sum = 图形分成 { $parts } 个没有公共点的部分：在一处画线不影响别处。不论怎么画总走偶数步的部分 SG 值为 0，总走奇数步的为 1；其余部分的 SG 值，是从它走一步所能得到的各 SG 值中没有出现的最小非负整数（mex；括号里是走到该值的一条线）。异或和为 { $sum ->
    [0] 0：不论你怎么画，总会改变其中一个，而一步应着又使异或和为 0。
   *[other] { $sum }，你要使它变为 0。
 }
sprouts-head-room = 区域
sprouts-head-borders = 各边界上的点
sprouts-head-spots = 点
sprouts-head-lives = 命
sprouts-head-moves = 可能的步数
sprouts-head-then = 画一条线之后的步数
sprouts-head-options = 走一步可得的 SG 值
sprouts-head-nimber = SG 值
sprouts-in-room = { $tells }（在区域 { $room } 里）
sprouts-short-beside = { $line }（在含 { $spots } 的区域里）
sprouts-short-side = { $line }（{ $count ->
    [0] 一侧没有点
   *[other] 一侧是 { $spots }
 }）
sprouts-short-apart = { $line }（在只有这两点的区域里）
sprouts-place = { $total } 条线中有 { $moves } 条取胜；这里说的一条从点 { $spot } 出发。
sprouts-place-part = 这条线要画在含点 { $spots } 的部分，它的 SG 值 { $from } 要变成 { $to }；从点 { $spot } 出发。
sprouts-place-none = 没有一步能挽回：{ $moves ->
    [1] 唯一的线也输
   *[other] 全部 { $moves } 条线都输
 }。
sprouts-move = 现在{ $tells }。{ $shut ->
    [0] {""}
   *[other] 它围住 { $shut } 条命，这些命会留到终局。
 }表中是这时的各个区域。
sprouts-move-forced = 现在{ $tells }。{ $shut ->
    [0] {""}
   *[other] 它围住 { $shut } 条命，这些命会留到终局。
 }表中是这时的各个区域，之后可能的步数：{ $moves }。从那里起，你总能使它是{ $odd ->
    [0] 偶数
   *[other] 奇数
 }。
sprouts-move-settled = 现在{ $tells }。{ $shut ->
    [0] {""}
   *[other] 它围住 { $shut } 条命，这些命会留到终局。
 }表中是这时的各个区域：不论怎么画，之后的步数是 { $moves }，总是{ $odd ->
    [0] 偶数
   *[other] 奇数
 }。
sprouts-move-end = 现在{ $tells }。之后再也画不出线，棋局结束。
sprouts-stall-settled = 画哪条线都一样：你可以{ $tells }。连这一步在内，不论怎么画，剩下的步数是 { $moves }，所以最后一条线总归{ $odd ->
    [0] 对手
   *[other] 你
 }。
sprouts-stall = 对手不出错，每条线都输。你可以{ $tells }{ $open ->
    [0] 。
   *[other] ，指望对手看漏。
 }
sprouts-proof-won = { $anew ->
    [0] 对手的线和你的应着（点按新图形编号，n 是对手的线带来的新点）：
   *[other] 对手在新图形里的线和你的应着（每条线之后点重新编号）：
 }{ $answers }{ $hidden ->
    [0] 。
   *[other] ；另有 { $hidden } 条线没有列出。
 }
sprouts-certain = { $exchanges } 个回合就够了（{ $side ->
    [you] 每个回合是对手画一条线，你应一条
   *[other] 每个回合是你画一条线，对手应一条
 }）：此后不论怎么画，余下的步数都是{ $odd ->
    [0] 偶数
   *[other] 奇数
 }。
sprouts-answer = { $line } 用 { $reply } 应对
sprouts-answer-last = { $line } 用 { $reply } 应对，这是最后一条线
sprouts-answer-settled = { $line } 用 { $reply } 应对（再走 { $moves } 步）
sprouts-answer-parts = { $line } 用 { $reply } 应对，剩下的各部分 SG 值相互抵消：{ $values }
sprouts-answer-open = { $line } 用 { $reply } 应对（再走 { $moves } 步，未定）
sprouts-answer-end = { $line } 使棋局结束
sprouts-proof-lost = { $anew ->
    [0] 你的线和对手的应着（点按眼前的图形编号，n 是你的线带来的新点）：
   *[other] 你的线和对手的应着（每条线之后点重新编号）：
 }{ $answers }{ $hidden ->
    [0] 。
   *[other] ；另有 { $hidden } 条线没有列出。
 }{ $open ->
    [0] {""}
   *[other] 每次应对之后，不论你怎么画，对手又能使余下的步数是{ $odd ->
        [0] 偶数
       *[other] 奇数
    }。
 }
sprouts-left = { $parts ->
    [1] 这时的图形，以及在那里再画一条线之后还有几步（括号里是这样的一条线）：
   *[other] 这样分成 { $parts } 个没有公共点的部分，各部分的步数相加。括号里的线画过之后，那一部分还有这么多步。
 }{ $open ->
    [0] {""}
   *[other] 1/2 指 1 步或 2 步，要看后来怎么画。
 }
sprouts-left-sum = 这样分成 { $parts } 个没有公共点的部分；它们 SG 值的异或和为 { $sum }。
sprouts-twins = 这是 { $pairs } 对孪生部分，每对两个一模一样：{ $side ->
    [you] 对手在其中一个里怎么画，你就在另一个里照样画，最后一步由你走
   *[other] 你在其中一个里怎么画，对手就在另一个里照样画，最后一步由对手走
 }。
sprouts-law-lands = 没有公共点的区域是互不相干的部分。只记录起作用的部分：没有命的点不写，同构的部分视为同一个（勒穆瓦纳与维耶诺，2007、2010）。
sprouts-lives = 所有点共有 { $lives } 条命，每一步恰好用去一条：步数等于 { $lives } 减去终局时剩下的命数。所以你希望剩下{ $odd ->
    [0] 偶数
   *[other] 奇数
 }条命。
sprouts-law-length = 从这里开始，棋局至少 { $least } 步，至多 { $most } 步：起初每点三条命，每一步净耗一条；终局时至少还剩一条命，而每个还有命的点都独占两个已无命的邻点。
sprouts-conjecture = “n 个点时先手必胜，当且仅当 n 除以 6 余 3、4、5”是一个猜想（阿普尔盖特、雅各布森、斯利特，1991）；已用计算机逐一验证到 44 个点，尚未证明。
sprouts-conjecture-misere = “反常规则下，从 5 个点起，先手必胜当且仅当 n 除以 6 余 0、4、5”是一个猜想（勒穆瓦纳与维耶诺，2009）；已用计算机验证到 20 个点，尚未证明。
