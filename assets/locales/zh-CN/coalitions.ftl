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

coalitions-claim-core = 对 { $split } 没有联盟能够反对：核心非空。
coalitions-claim-no-core = 核心为空：无论怎么分，总有联盟单干更合算。
coalitions-claim-hurt = { $coalition } 反对这个分配：单干能{ $kind ->
    [cost] 少付
   *[value] 多得
 } { $gain }。
coalitions-claim-content = 谁也无法反对这个分配：没有联盟单干更合算。
coalitions-ask-propose = 怎样分 { $whole }，才没有联盟宁愿单干？
coalitions-ask = 有没有哪个联盟单干比这个分配更合算？
coalitions-look-alone = { $kind ->
    [cost] 各联盟单干要付的数，与最好的分配要它们付的数：离开后节省最多的排在前面，负数表示多付。
   *[value] 各联盟单干的结果，与最好的分配给它们的份额：离开后得益最多的排在前面，负数表示损失。
 }
coalitions-look = { $kind ->
    [cost] 各联盟单干要付的数，与这个分配要它们付的数：离开后节省最多的排在前面，负数表示多付。
   *[value] 各联盟单干的结果，与这个分配给它们的份额：离开后得益最多的排在前面，负数表示损失。
 }
coalitions-place-alone = 只有一位局中人，全部{ $kind ->
    [cost] 由他支付
   *[value] 归他
 }。
coalitions-place-tight = 最先起约束的联盟：{ $coalitions }。{ $among ->
    [fair] { $kind ->
        [cost] 在没有一位局中人付得比单干多的分配中，
       *[value] 在每位局中人所得都不少于单干的分配中，
    }
   *[all] 在所有分配中，
 }没有一个能让它们都比单干好出 { $level } 以上。
coalitions-place-lacking = 最先起约束的联盟：{ $coalitions }。{ $among ->
    [fair] { $kind ->
        [cost] 在没有一位局中人付得比单干多的分配中，
       *[value] 在每位局中人所得都不少于单干的分配中，
    }
   *[all] 在所有分配中，
 }无论哪一个，它们之中总有一个单干至少能好 { $level }。
coalitions-place-hurt = 这是一个 { $size } 人的联盟。
coalitions-place-nobody = 哪里也没有：连表中第一个联盟离开也{ $kind ->
    [cost] 省不下什么
   *[value] 得不到好处
 }。
coalitions-move-propose = 提出 { $word }，即核仁：{ $among ->
    [fair] { $kind ->
        [cost] 在没有一位局中人付得比单干多的分配中，
       *[value] 在每位局中人所得都不少于单干的分配中，
    }
   *[all] 在所有分配中，
 }它让最大的反对尽可能小，再让第二大的尽可能小，依此类推。
coalitions-move-object = 用 { $coalition } 反对。
coalitions-move-accept = 回答 { $word }，表示接受。
coalitions-proof-point = 分配 { $split } 在核心之中：{ $gains ->
    [0] 没有哪个较小的联盟不如单干
   *[other] 它让每个较小的联盟至少比单干好 { $epsilon }
 }。
coalitions-proof-balanced = 让表中每个联盟各合作一天中的一部分：每位局中人的一天恰好排满，{ $kind ->
    [cost] 而这些部分合计只要付 { $brings }，全体却要付 { $whole }。所以无论怎么分，其中总有一个联盟付得比单干多。
   *[value] 而这些部分合计 { $brings }，全体却只有 { $whole }。所以没有分配能给每个联盟它单干的结果。
 }
coalitions-proof-claims = 几种分法：沙普利值对局中人到来的所有次序取平均，班扎夫指数对所加入的联盟取平均，核仁让反对尽可能小。
coalitions-proof-contributions = 每位局中人加入其他人的每个联盟时的边际贡献；沙普利值与班扎夫指数都是这些数的平均。
coalitions-head-coalition = 联盟
coalitions-head-alone = { $kind ->
    [cost] 单干付
   *[value] 单干
 }
coalitions-head-gets = { $kind ->
    [cost] 在此付
   *[value] 所得
 }
coalitions-head-gains = { $kind ->
    [cost] 离开节省
   *[value] 离开得益
 }
coalitions-head-part = 一天中的份额
coalitions-head-brings = 合计
coalitions-head-player = 局中人
coalitions-head-shapley = 沙普利值
coalitions-head-banzhaf = 班扎夫指数
coalitions-head-nucleolus = 核仁
coalitions-head-joins = + { $player }
coalitions-law-core = 定理（邦达列娃 1963，沙普利 1967）：存在无人反对的分配，当且仅当没有平衡的联盟族胜过全体合作。
coalitions-law-values = 沙普利值：沙普利 1953；核仁：Schmeidler 1969。所有数都是精确分数，所有联盟都已看过。
