fibonacci-nim-name = 斐波那契博弈
fibonacci-nim-alias = 斐波那契尼姆|斐波那契取子|齐肯多夫
fibonacci-nim-promise = 每次取多少，限定下一次。
fibonacci-nim-rules = 桌上有一堆石子。第一步至少取一枚，但不能取完。取走 t 枚之后，下一次至多取 factor·t + plus 枚，经典玩法是 2t。{ $misere ->
    [true] 无子可取者胜。
    [false] 无子可取者负。
   *[other] 无子可取者负；反常规则下无子可取者胜。
 }有几堆时，每堆各有上限，每步只取一堆。
fibonacci-nim-notation = 新的一堆写作 20，之后写作 18/4，即枚数和上限。走法就是取走的枚数。几堆写作 13/5,8/2，2:1 表示从第 2 堆取 1 枚。
fibonacci-nim-param-factor = 取走的枚数乘以此数，得到下一次的上限
fibonacci-nim-param-plus = 再加上此数
fibonacci-nim-param-misere = 无子可取者胜
fibonacci-expect-pile = 一堆，如 20；带上限则如 18/4
fibonacci-takes-nothing = 一步至少取 1 枚
fibonacci-over-limit = 第 { $heap } 堆有 { $size } 枚，上限是 { $limit }：不能取得更多
fibonacci-too-many-terms = 按这条上限规则，到这个大小为止的必败数超过 { $most } 个
fibonacci-too-many-counters = 反常规则下的几堆靠搜索解决，总数至多 { $most } 枚
fibonacci-too-many-positions = 搜索几堆时至多记住 { $most } 个局面
fibonacci-limit = 上限 { $limit }
fibonacci-next = 取走 t 枚之后，上限变为 { $formula }。
fibonacci-stuck-loses = 无子可取者负。
fibonacci-stuck-wins = 反常规则：无子可取者胜。

## Why

fibonacci-ask = 把 { $n } 写成必败数 { $terms } 等之和，每次都取放得下的最大的一个。最小的一项是多少？
fibonacci-ask-misere = 要留一枚给对手。把其余的 { $n } 枚写成常规规则下的必败数 { $terms } 等之和，每次都取放得下的最大的一个。最小的一项是多少？
fibonacci-look = { $count ->
    [1] { $n } 本身就是必败数：只有 { $least } 这一项。
   *[other] 从 { $n } 中每次取出不超过剩余数的最大必败数，共分成 { $count } 项，最小的是 { $least }。
 }
fibonacci-look-misere = 要留一枚给对手。其余 { $n } 枚照常规规则争：{ $count ->
    [1] 按常规规则 { $n } 本身就是必败数，只有 { $least } 这一项。
   *[other] 每次取出不超过剩余数的最大必败数，共分成 { $count } 项，最小的是 { $least }。
 }
fibonacci-list = 常规规则下的必败数是{ $classic ->
    [0] { $terms } 等：每一个等于前一个加上较早的某一个 x，x 是取走后上限（{ $formula }，t = x）不小于前一个的最小者。
   *[other] 斐波那契数 { $terms } 等：每一个是前两个之和。
 }
fibonacci-end-ask = { $left ->
    [0] 能不能把整堆取完？
   *[other] 能不能只留下一枚？
 }
fibonacci-end-look = 这一堆有 { $size } 枚，上限是 { $limit }。
fibonacci-end-place = 可以一次取走 { $take } 枚。
fibonacci-end-move = 取走 { $take } 枚，{ $left ->
    [0] 一枚不剩
   *[other] 只留一枚
 }。
fibonacci-end-claim = { $left ->
    [0] 你可以取完全部 { $take } 枚
   *[other] 你可以取走 { $take } 枚，只留一枚
 }，当场取胜。
fibonacci-ones-ask = 从现在起，每一步能取几枚？
fibonacci-ones-look = 上限是 1，取走 1 枚之后上限仍是 1：每一步都恰好取一枚。
fibonacci-ones-place = 只有第 { $heap } 堆可取，从中取一枚。
fibonacci-ones-move = 取一枚：没有别的走法。
fibonacci-ones-claim = 每一步都恰好取一枚，而 { $size } 是{ $odd ->
    [0] 偶数，最后一枚归对手取
   *[other] 奇数，最后一枚归你取
 }，所以{ $odd ->
    [0] { $misere ->
        [0] 你输
       *[other] 在反常规则下你赢
    }
   *[other] { $misere ->
        [0] 你赢
       *[other] 在反常规则下你输
    }
 }。
fibonacci-place = 上限是 { $limit }，所以最小的一项 { $least } 可以从顶上取走。
fibonacci-place-none = 上限是 { $limit }，小于最小的一项 { $least }：怎么取都取不完它。
fibonacci-move = 取走 { $take } 枚，{ $parts ->
    [1] 即最小的一项
   *[other] 即最后 { $parts } 项
 }，留下 { $left } 枚。
fibonacci-stall = 面对完美的对手，每一步都输。只取 1 枚，把棋局拖长。
fibonacci-all-takes = 能取胜的枚数：{ $takes }。
fibonacci-many-takes = 共有 { $count } 种取法能胜：都是最后若干项之和，并使下一次的上限小于再大的那一项。
fibonacci-proof-won = 这时对手至多取 { $reach } 枚，少于下一项 { $next }。无论怎么取，都会把这一项拆成更小的几项，而其中最小的你总能取走。
fibonacci-proof-takes-all = 整堆取完，对手无子可取。
fibonacci-proof-leaves-one = 给对手留下 { $left } 枚，对手只能取走；轮到你时无子可取，你就赢了。
fibonacci-proof-lost = 你取的少于 { $least }。这一项剩下的部分又是更小的几项之和，其中最小的在对手的上限之内。
fibonacci-claim-won = 上限 { $limit } 不小于最小的一项 { $least }，所以你能赢。
fibonacci-claim-lost = 上限 { $limit } 小于最小的一项 { $least }，所以每一步都输。
fibonacci-law = 惠尼汉定理（1963，用齐肯多夫表示），对任意大小的一堆成立；必败数就是斐波那契数。
fibonacci-law-misere = 定理（惠尼汉 1963 年、施文克 1970 年，少算一枚），对任意大小的一堆成立：留下一枚就能取胜，所以不少于 2 枚的一堆连同它的上限必败，当且仅当少一枚而上限相同的一堆在常规规则下必败。
fibonacci-law-general = 施文克定理（1970），对任意大小的一堆成立，取 t 枚后的上限为 { $formula }。
fibonacci-last-ask = 你走过之后还剩什么？
fibonacci-last-look = 只剩一枚，而你可以取它。
fibonacci-last-place = 它在第 { $heap } 堆，别处都不能动。
fibonacci-last-move = 取走它：没有别的走法。
fibonacci-last-claim = 你只能取走最后一枚；对手随即无子可取，反而获胜。
fibonacci-stop-ask = 取 1 枚之后，上限变成多少？
fibonacci-stop-look = 取 1 枚之后上限为 0：再也不能取。
fibonacci-stop-look-misere = 取 1 枚之后上限为 0：对手不能取，按反常规则反而获胜。
fibonacci-stop-place = 这一堆有 { $size } 枚，上限是 { $limit }。
fibonacci-stop-claim = 取 { $take } 枚，你就赢了。
fibonacci-stop-claim-lost = 每种取法都让对手无子可取，按反常规则就是对手获胜：每一步都输。
fibonacci-stop-move = 取 { $take } 枚，留下 { $left } 枚。
fibonacci-stop-stall = 无论取多少，对局都就此结束，你输。
fibonacci-stop-proof = 对手无子可取，输了。
fibonacci-stop-proof-misere = { $left ->
    [1] 对手只能取走最后一枚：你无法行动而获胜。
   *[other] { $both ->
        [0] 对手只能取 1 枚，此后你无法行动而获胜。
       *[other] 对手只能取 1 枚或取完：无论哪样，你都无法行动而获胜。
    }
 }
fibonacci-stop-proof-lost = 取 1 枚，或者全部取走，都让对手无子可取，对手就此获胜。
fibonacci-stop-law = 对任意大小的一堆都已证明：上限为 t-1 时，取 1 枚就结束棋局，三步之内定胜负。
fibonacci-sum-ask = 每一堆都有 SG 值。把它们写成二进制，上下对齐：哪些列是奇数？
fibonacci-sum-look = 各堆的值的异或和是 { $sum }。
fibonacci-sum-place = 第 { $heap } 堆的值是 { $value }；变成 { $wanted }，每一列就都是偶数。
fibonacci-sum-place-none = 没有一堆有用：怎么走都输。
fibonacci-sum-move = 从第 { $heap } 堆取走 { $take } 枚：剩下 { $left } 枚、上限 { $limit }，正好是这个值。
fibonacci-sum-claim-won = 各堆的值的异或和是 { $sum }，所以你能赢；共有 { $moves } 种取胜走法。
fibonacci-sum-claim-lost = { $each ->
    [0] 各堆的值的异或和是 0
   *[other] 每一堆单独看，都是谁取谁输
 }，所以每一步都输。
fibonacci-sum-proof-won = 这时异或和为 0。对手每走一步都使它不为 0，你再把它变回 0。
fibonacci-sum-proof-lost = { $each ->
    [0] 你的一步改变一个值，异或和便不再是 0，而对手又使它为 0。
   *[other] 每一堆的上限都小于它最小的一项。无论你从哪一堆取，对手都在同一堆应，使它重新谁取谁输。
 }
fibonacci-sum-law = SG 定理（斯普拉格 1935，格伦迪 1939）；单堆的值逐个算出，至多到 { $most } 枚。
fibonacci-search-ask = 反常规则下的几堆没有已知的规律。走哪一步之后，对手怎么应都不好？
fibonacci-search-look = 还能动的有 { $piles } 堆，共 { $counters } 枚。
fibonacci-search-place = 看第 { $heap } 堆。
fibonacci-search-move = 从第 { $heap } 堆取走 { $take } 枚。
fibonacci-search-claim-won = 搜遍整盘棋，找到了取胜走法。
fibonacci-search-claim-lost = 搜遍整盘棋，每一步都输。
fibonacci-search-proof-won = 对它的每一种应着都搜到了底，没有一种救得了对手。
fibonacci-search-proof-lost = 每一步都搜到了底，步步都输。
fibonacci-search-law = 搜遍这个局面之下的整盘棋，由此证明。
