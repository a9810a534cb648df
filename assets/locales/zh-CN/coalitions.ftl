coalitions-panel-drawn = 网络
coalitions-panel-players = 分配
coalitions-note-propose = 给每人一份，总和为 { $whole }。也可以输入：{ $example }
coalitions-note-answer = 有联盟单干更合算吗？依次点出它的成员，再点反对；没有就接受。
coalitions-note-typed = 输入一个单干更合算的联盟，例如 AC，或者 accept。
coalitions-over-numbers = { $kind ->
    [cost] { $coalition } 单干付 { $alone }，在这个分配中付 { $gets }
   *[value] { $coalition } 单干为 { $alone }，按这个分配为 { $gets }
 }
coalitions-over-true = 反对属实：{ $numbers }，单干要好 { $by }。
coalitions-over-false = 反对不实：{ $numbers }，单干并不更合算。
coalitions-over-missed = 不该接受，有人吃亏：{ $numbers }，单干要好 { $by }。
coalitions-over-agreed = { $kind ->
    [cost] 接受了，而且接受得对：这个分配在核心之中，没有联盟付得比单干多，所以谁也无法反对。
   *[value] 接受得对：这个分配在核心之中，每个联盟至少得到它单干的结果，所以谁也无法反对。
 }
coalitions-answer-first = 桌上已有方案：请用一个联盟反对，或者接受
coalitions-propose-first = 桌上还没有方案：请先提出一个
coalitions-all-object = 全体不能反对：他们所得正是他们所有
coalitions-shares = 有 { $players } 位局中人，却给了 { $shares } 份
coalitions-sum = 各份之和是 { $sum }，不是 { $whole }：{ $way ->
    [over] 多了 { $by }
   *[under] 还差 { $by }
 }
coalitions-too-many = 最多能算 { $most } 位局中人
coalitions-expect-number = 一个数，例如 3、7/12 或 2.5
coalitions-expect-amount = 一个非负数
coalitions-expect-below = 不为 0 的分母
coalitions-expect-player = 一位局中人的字母，例如 A
coalitions-expect-once = 每位局中人只写一次
coalitions-expect-members = A 到 { $last } 的局中人
coalitions-expect-split = @ 加上每人一份，例如 @9/2,11/2
coalitions-expect-answer = 一个联盟（例如 AC），或者 accept
coalitions-tell-propose = { $form ->
    [did] 提出了
   *[do] 提出
 }分配 { $split }
coalitions-tell-object = { $form ->
    [did] 反对了
   *[do] 反对
 }：{ $coalition } 单干更合算
coalitions-tell-accept = { $form ->
    [did] 接受了
   *[do] 接受
 } { $split }

coalitions-note-propose-cost = 定下每人付多少，总和为 { $whole }。也可以输入：{ $example }

coalitions-key-object = 反对

coalitions-key-accept = 接受

coalitions-groups = 联盟单干

## Why

coalitions-claim-core = { $splits ->
    [one] 只有一种分配无人能反对：{ $split }，提出者因此得到和棋。
    [several] 有些分配谁也无法反对，提出者因此得到和棋；{ $split } 就是其中之一。
   *[some] 分配 { $split } 谁也无法反对，提出者因此得到和棋。
 }
coalitions-claim-no-core = 核心为空：无论提出什么分配，总有联盟能够反对，所以提出者必负。
coalitions-claim-alone = 唯一的局中人{ $kind ->
    [cost] 付全部
   *[value] 得全部
 } { $whole }：没有人会反对，所以是和棋。
coalitions-claim-hurt = { $coalition } 反对这个分配而获胜：单干能{ $kind ->
    [cost] 少付
   *[value] 多得
 } { $gain }。
coalitions-claim-content = 谁也无法反对这个分配，所以是和棋：没有联盟单干更合算。
coalitions-ask-propose = 怎样分 { $whole }，才没有联盟宁愿单干？
coalitions-ask = 有没有哪个联盟单干比这个分配更合算？
coalitions-look-alone = 只有一位局中人，全部{ $kind ->
    [cost] 由他支付
   *[value] 归他
 }。
coalitions-look-nothing = 任何联盟以及全体{ $kind ->
    [cost] 要付的
   *[value] 所得
 }都是 0，所以每人的份额都是 0：谁的份额更差，谁就宁愿单干。
coalitions-bounds = { $kind ->
    [cost] 分配无人反对，当且仅当每位局中人至多付他单独承担的费用，至少付 { $whole } 减去其他人单独承担的费用之后的余额。
   *[value] 分配无人反对，当且仅当每位局中人至少得到他单干所得，至多得到 { $whole } 减去其他人单干所得之后的余额。
 }
coalitions-outlook = { $kind ->
    [cost] { $part ->
        [some] 各联盟单独承担的费用与本方案下的分摊，按退出可节省的数排列，列出 { $total } 个中的前 { $shown } 个；负数表示要多付。
       *[all] 各联盟单独承担的费用与本方案下的分摊，按退出可节省的数排列；负数表示要多付。
    }
   *[value] { $part ->
        [some] 各联盟单干所得与本方案下的所得，按退出可多得的数排列，列出 { $total } 个中的前 { $shown } 个；负数表示损失。
       *[all] 各联盟单干所得与本方案下的所得，按退出可多得的数排列；负数表示损失。
    }
 }
coalitions-parts = { $kind ->
    [cost] 这些联盟单独承担的费用合起来正是全体要付的 { $whole }：{ $parts }。其中一个少付，就有另一个付得比单独承担多；所以在无人反对的分配中，每个恰好付这么多。
   *[value] 这些联盟的单干所得合起来正是全体的 { $whole }：{ $parts }。其中一个多得，就有另一个不如单干；所以在无人反对的分配中，每个恰好得这么多。
 }
coalitions-lacking = { $kind ->
    [cost] { $coalitions } 单独承担共 { $sum }，全体却要付 { $whole }。因此无论怎么分，其中总有一个联盟付得比单独承担多。
   *[value] { $coalitions } 单干所得合计 { $sum }，全体却只有 { $whole }。因此无论怎么分，其中总有一个联盟得不到其单干所得。
 }
coalitions-balanced = 表中每个联盟按所列次数各取若干次：每位局中人恰好被取到 { $times } 次。{ $kind ->
    [cost] 它们单独承担共 { $brings }，可是在任何分配中共付 { $all }：其中总有一个付得比单独承担多。
   *[value] 它们单干所得合计 { $brings }，可是在任何分配中共得 { $all }：其中总有一个得不到其单干所得。
 }
coalitions-rounds = 份额的求法：每行左列各联盟合起来，等于第二列所写{ $takes ->
    [0] { "" }
   *[other] （减号表示扣除已定的份额）
 }。{ $kind ->
    [cost] 它们比单独承担少付的数由它们平分，所以每个联盟所付是单独承担的费用减去最后的数。
   *[value] 它们比单干多得的数由它们平分，所以每个联盟所得是单干所得加上最后的数。
 }{ $rows ->
    [one] 在所有这类行中，这一行每个联盟分到的最少。
   *[several] 在所有这类行中，第一行每个联盟分到的最少；下一行对其余未定的部分再这样做。
 }
coalitions-place-alone = 没有更小的联盟可以退出。
coalitions-place-nothing = 每个联盟单干都是 0。
coalitions-place-tight = 最吃紧的联盟：{ $coalitions }。{ $among ->
    [fair] 只要每位局中人都不比单干差，{ $count ->
        [1] 它
       *[other] 它们
    }
   *[all] { $count ->
        [1] 它
       *[other] 它们
    }
 }就不能{ $count ->
    [1] { "" }
   *[other] 都
 }比单干好出 { $level } 以上。
coalitions-place-lacking = 最吃紧的联盟：{ $coalitions }。{ $among ->
    [fair] 只要每位局中人都不比单干差，{ $count ->
        [1] 它
       *[other] 它们
    }
   *[all] { $count ->
        [1] 它
       *[other] 它们
    }
 }{ $count ->
    [1] { "" }
   *[other] 之中总有一个
 }比单干至少差 { $level }。
coalitions-place-hurt = 这是一个 { $size } 人的联盟。
coalitions-place-nobody = 哪里也没有：最接近反对的是 { $coalitions }{ $count ->
    [one] ，{ $kind ->
        [cost] 单独承担 { $alone }，在此付 { $gets }
       *[value] 单干得 { $alone }，在此得 { $gets }
    }
    [several] ，退出{ $even ->
        [1] 各与现在一样
       *[other] { $kind ->
            [cost] 各要多付
           *[value] 各要少得
        } { $spared }
    }
   *[many] { " " }等许多联盟，退出{ $even ->
        [1] 各与现在一样
       *[other] { $kind ->
            [cost] 各要多付
           *[value] 各要少得
        } { $spared }
    }
 }。
coalitions-move-alone = 写 { $word }。
coalitions-move-nothing = 提出 { $word }：在其他任何分配中，都有局中人不如单干。
coalitions-move-propose = 提出 { $word }，即核仁：{ $kind ->
    [cost] { $gains ->
        [0] 每个较小的联盟所付都不多于单独承担。
       *[other] 每个较小的联盟至少比单独承担少付 { $level }，没有分配能让它们都少付得更多。
    }
   *[value] { $gains ->
        [0] 每个较小的联盟所得都不少于单干。
       *[other] 每个较小的联盟至少比单干多得 { $level }，没有分配能让它们都多得更多。
    }
 }
coalitions-move-lacking = 提出 { $word }，即核仁。它和任何分配一样会被反对而告负；{ $among ->
    [only] 但只有它使每位局中人都不比单干差，最大的异议（超出值）
    [fair] 但在每位局中人都不比单干差的分配中，它使最大的异议（超出值）最小，
   *[all] 但它使最大的异议（超出值）最小，
 }为 { $level }。
coalitions-move-object = 用 { $coalition } 反对：{ $kind ->
    [cost] 它单独承担 { $alone }，在这个分配中付 { $gets }
   *[value] 它单干得 { $alone }，在这个分配中得 { $gets }
 }。
coalitions-move-accept = 回答 { $word }，表示接受。
coalitions-proof-point = 本来可以提出无人反对的分配：{ $split }。
coalitions-values = 两种已发表的分法：沙普利值（1953）是局中人按所有次序到来时各人边际贡献的平均；核仁（施迈德勒 1969）使最大的异议（超出值）最小。
coalitions-contributions = 每位局中人加入其他人的每个联盟时的边际贡献；沙普利值是它们对所有次序的平均。
coalitions-head-coalition = 联盟
coalitions-head-alone = { $kind ->
    [cost] 单独承担
   *[value] 单干
 }
coalitions-head-gets = { $kind ->
    [cost] 本方案分摊
   *[value] 所得
 }
coalitions-head-gains = { $kind ->
    [cost] 退出可节省
   *[value] 退出可多得
 }
coalitions-head-least = 至少
coalitions-head-most = 至多
coalitions-head-times = 次数
coalitions-head-brings = 合计
coalitions-head-binding = 各联盟
coalitions-head-make = 合起来
coalitions-head-beyond = { $kind ->
    [cost] 每个少付
   *[value] 每个多得
 }
coalitions-head-player = 局中人
coalitions-head-shapley = 沙普利值
coalitions-head-nucleolus = 核仁
coalitions-head-joins = + { $player }
coalitions-law-core = 定理（邦达列娃 1963，沙普利 1967）：核心为空时，必存在这样一组平衡的次数作为证明。核仁：施迈德勒 1969。
coalitions-law-nucleolus = 核仁：施迈德勒 1969。所有数都是精确分数，已逐一检验所有联盟。
