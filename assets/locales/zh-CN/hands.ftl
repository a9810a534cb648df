hands-illegal = 这里不能这样做。
hands-note-uncut = 各种可能的开局情形扣成一摞放在桌上。先手随便切一处，并不知道哪里有什么；切在哪里都一样。
hands-note-said = 至今：{ $said }。
hands-tell-cut = { $form ->
    [did] 在第 { $place } 处切了牌
   *[do] 在第 { $place } 处切开
 }
hands-folds = { $form ->
    [did] 弃了牌
   *[do] 弃牌
 }
hands-calls = { $form ->
    [did] 跟了注
   *[do] 跟注
 }
hands-checks = { $form ->
    [did] 过了牌
   *[do] 过牌
 }
hands-bets = { $form ->
    [did] 下了注
   *[do] 下注
 }
hands-raises = { $form ->
    [did] 加了注
   *[do] 加注
 }
hands-over = 这一局已经结束
hands-expect-both = 双方各自所持，用逗号隔开
hands-not-over = 这一局还没有结束
hands-expect-own = 只写轮到的一方所持
hands-no-deal = 没有这样的开局情形
hands-told-open = 你拿的是 { $own }，对手是 { $other }。

hands-told-open-two = 先手拿的是 { $first }，后手是 { $second }。

hands-told-own = { $seat ->
    [you] 你拿的是 { $hand }。
   *[two] { $side ->
        [first] 先手拿的是 { $hand }。
       *[second] 后手拿的是 { $hand }。
    }
 }

hands-told-shown = 桌上的牌：{ $hand }。

hands-told-pot = 底池为 { $pot }。

hands-word = { $action ->
    [fold] 弃牌
    [call] 跟注
    [check] 过牌
    [bet] 下注
    [raise] 加注
    [liar] 揭穿
   *[other] { $action }
 }

hands-cost-fold = 输掉已下的 { $own }

hands-cost-see = 再付 { $more } 看牌

hands-cost-more = 再付 { $more }

hands-cost-free = 不用付

## Why

hands-claim-start = 开局之前，无论对方怎样应对，先手平均每局期望得 { $value }{ $rounded ->
    [0] {""}
   *[other] （四舍五入）
 }。
hands-claim-fixed = 开局之前，既然有一方的策略已经固定，先手平均每局期望得 { $value }{ $rounded ->
    [0] {""}
   *[other] （四舍五入）
 }。
hands-ask-start = 假如对方知道你在每种情形下怎样打，只是不知道你持有的是什么，它能占到便宜吗？
hands-look-start = { $deals } 种开局情形可能性相同。策略要对 { $states } 个信息集（自己所持与至今的行动）一一说明各种行动的频率。
hands-place-start = 第一个决定由先手作出。按所持不同，打法如下：
hands-move-start = 随便切在哪里：这不决定任何你能知道的事。
hands-hand = 所持
hands-claim = 持有 { $hand } 时，这一局你期望得 { $value }{ $paid ->
    [0] 。
   *[other] ，已付的注计算在内。
 }
hands-claim-unmet = 持有 { $hand } 时，方案在这里得 { $value }：按它，对方不会走到这里。既然走到了，“{ $action }”得 { $worth }{ $paid ->
    [0] 。
   *[other] ，已付的注计算在内。
 }
hands-ask-own = 你自己所持能否决定一切？若不能，对方可能持有什么？
hands-own-stands = 你持有{ $pair ->
    [0] {" "}{ $hand }
   *[other] 一对 { $hand }
 }：{ $lost ->
    [0] { $even ->
        [0] 对方可能持有的牌都不比它大
       *[other] 对方可能持有的牌都不比它大，其中 { $ties } 与它打平
    }
   *[other] { $wins ->
        [0] { $even ->
            [0] 对方可能持有的牌都比它大
           *[other] 对方可能持有的牌没有比它小的，其中 { $ties } 与它打平
        }
       *[other] 对 { $beats } 胜，对 { $loses } 负{ $even ->
            [0] {""}
           *[other] ，与 { $ties } 打平
        }
    }
 }。{ $out ->
    [0] {""}
   *[other] 按其方案，对方持 { $never } 时不会走到这里。
 }
hands-own-and = { $own }{ $look }
hands-place-mistake = 为你固定的方案在这里是个错误。
hands-move-mistake = 选“{ $action }”：得 { $worth }。为你固定的方案（{ $weights }）只得 { $brings }，平均白送 { $gap }。{ $each ->
    [1] 表中是各行动对各手牌的收益，末行为期望值。
   *[other] 表中是面对对方策略时各行动的平均收益。
 }
hands-after = 在此之后
hands-plays = 打法
hands-later = 此后双方按方案的打法（只列按方案会走到该处的牌）{ $open ->
    [0] ，由此可以重算表中各数
   *[other] ，列到翻牌为止；表中各数还要算上翻牌之后各手牌的收益
 }{ $all ->
    [0] （更后面的 { $beyond } 个决定没有列出）
   *[other] {""}
 }。
hands-head-first = 先手
hands-deals = 逐种发牌列出按这些方案先手所得：左边是先手所持，上边是后手所持。{ $even ->
    [0] 按每种发牌的次数加权
   *[other] 各种发牌可能性相同
 }，平均为 { $value }。
hands-ask = 对方做了什么、没做什么之后，可能持有什么？
hands-look = 对方可能持有什么：{ $acted ->
    [1] 每手牌相符的发牌数（约成最简比），乘以持有它时打到此处的概率，再除以这些乘积之和。
   *[other] 它还没有行动，各手牌只按发牌计。
 }
hands-look-unmet = 按对方的策略不会出现此局面，故其行动不含信息；只看开局时的概率，对方可能持有：
hands-other = 对方所持
hands-chance = 概率
hands-dealt = 发牌数
hands-would = 打到此处的概率
hands-act = { $action ->
    [fold] 弃牌
    [call] 跟注
    [check] 过牌
    [bet] 下注
    [raise] 加注
    [liar] 揭穿
   *[other] { $action }
 }
hands-place-one = 这里只用“{ $action }”：{ $certain ->
    [0] 平均收益为
   *[other] 必得
 } { $brings }，{ $less ->
    [1] 比“{ $other }”少 { $gap }。
   *[other] 比次好的“{ $other }”多 { $gap }。
 }
hands-place-as-good = 这里只用“{ $action }”：{ $certain ->
    [0] 平均收益为
   *[other] 必得
 } { $brings }。{ $count ->
    [1] “{ $others }”也得一样多，只是这个方案不用它。
   *[other] { $others }也得一样多，只是这个方案不用它们。
 }
hands-place-sure = 此处只需“{ $action }”，无须猜测对方所持：不论对方持有什么，别的行动都不会得到更多。
hands-showdown = { $how ->
    [win] 对 { $hands } 胜
    [split] 与 { $hands } 平分
   *[lose] 对 { $hands } 负
 }
hands-pot-odds = 底池赔率：“{ $call }”要付 { $cost }，跟注后底池为 { $pot }。所以 { $pot } 中平均要收回 { $cost }，即 { $needed } 的份额，否则不如“{ $fold }”。亮牌时：{ $parts }；{ $all ->
    [0] 一份底池也收不回
    [1] 能收回整个底池
   *[other] 能收回底池的 { $share }
 }，{ $side ->
    [0] 不够：“{ $call }”比“{ $fold }”少得 { $gap }。
    [1] 正好：两者得一样多。
   *[other] 足够：“{ $call }”比“{ $fold }”多得 { $gap }。
 }
hands-raise = { $side ->
    [0] 为什么不“{ $raise }”？它比“{ $base }”少得 { $gap }
    [1] “{ $raise }”还是“{ $base }”？两者得一样多
   *[other] 为什么“{ $raise }”？它比“{ $base }”多得 { $gap }
 }：{ $parts }。表中是面对各手牌时的差，已按概率加权。
hands-faced = { $side ->
    [0] 对 { $hand } 少得 { $more }
   *[other] 对 { $hand } 多得 { $more }
 }（得 { $raised }，不这样则得 { $stayed }；{ $stands ->
    [ahead] 这手牌领先你
    [even] 这手牌与你的一样大
   *[behind] 这手牌落后于你
 }，{ $never ->
    [1] 从不弃牌
   *[other] 弃牌的概率是 { $folds }
 }{ $later ->
    [1] （此刻或以后；不这样加注则是 { $before }）
   *[other] {""}
 }{ $trap ->
    [1] ；你不加，它自己下注的概率是 { $bets }
   *[other] {""}
 }）
hands-raise-same = 面对任何一手牌都没有差别
hands-raise-bluff = { $raised }对方不弃的牌没有一手落后或相当于你，所以“{ $raise }”是诈唬：用 { $risk } 去搏底池 { $pot }，需要对方以 { $risk }/({ $pot } + { $risk }) = { $needed } 的概率弃牌；它弃牌的概率是 { $folds }。
hands-share = 你此刻的份额
hands-folds-to = { $action }后它弃牌
hands-weighed = 差
hands-card = 公共牌
hands-then-often = { $action }：概率
hands-then-brings = { $action }：收益
hands-cards = 若“{ $action }”，下一张牌值多少：再来一张 { $hand } 的概率是 { $pair }，那时平均得 { $with }；来别的牌的概率是 { $rest }，那时得 { $without }{ $ends ->
    [1] ；还有 { $over } 的概率在此之前就结束，得 { $left }
   *[other] {""}
 }。合计 { $brings }。
hands-card-later = 桌上再来一张 { $hand } 后双方的打法，由此可以重算它的数{ $all ->
    [0] （更后面的 { $beyond } 个决定没有列出）
   *[other] {""}
 }。
hands-place-only = 这里只能“{ $action }”，{ $certain ->
    [0] 平均收益为
   *[other] 必得
 } { $brings }。
hands-place-mix = 这里混合使用几种行动：{ $actions }。面对对方的打法，它们各得 { $value }，没有更好的行动，所以混合使用毫无损失；而持有同一种时总是同样打法，就会暴露自己。
hands-place-several = 这里混合使用几种行动：{ $actions }。
hands-weight = { $action ->
    [fold] 弃牌
    [call] 跟注
    [check] 过牌
    [bet] 下注
    [raise] 加注
    [liar] 揭穿
   *[other] { $action }
 }（概率 { $weight }）
hands-move = 这样选：{ $weights }。{ $each ->
    [1] 表中是各行动对各手牌的收益，末行为期望值。
   *[other] 表中是面对对方策略时各行动的平均收益。
 }
hands-action = 行动
hands-often = 概率
hands-brings = 收益
hands-move-plain = 选{ $action }：不论对方可能持有什么牌，都得 { $brings }，别的行动都不会得到更多。
hands-move-unmet = 选“{ $action }”：只按开局时的概率，它值 { $worth }，比方案在这里的打法（{ $weights }）多得 { $more }。{ $sure ->
    [1] 这不必猜：不论对方持有什么，别的行动都不会得到更多。
   *[other] 方案只是一种均衡：它要做到的是对方无论持有什么，走到这里都占不到便宜；对方从不走到的地方，若它所持只凭发牌，别的应对可以更好。
 }{ $each ->
    [1] 表中是各行动对各手牌的收益，末行为期望值。
   *[other] 表中是面对对方策略时各行动的平均收益。
 }
hands-own = 你的手牌
hands-weighs = 权重
hands-equation = 为什么是这个频率？设你持 { $hand } 时以频率 q 选择“{ $action }”，其余用“{ $instead }”。{ $begins ->
    [1] 一轮开始时持 { $other } 的对方
   *[other] 在“{ $said ->
        [check] 过牌
        [bet] 下注
        [call] 跟注
        [raise] 加注
        [check-bet] 过牌、下注
        [call-raise] 跟注、加注
        [raise-raise] 加注、加注
        [call-raise-raise] 跟注、加注、加注
       *[other] { $said }
    }”之后持 { $other } 的对方
 }，必须对“{ $one }”与“{ $two }”无差异（期望相等），否则它总取较好的那个，这个方案就能被击败。你的其余各手牌按这个方案打，再按它对你手牌的后验概率加权：{ $summed ->
    [0] “{ $one }”给它 { $left }，“{ $two }”给它 { $right }
   *[other] 收益与权重的乘积之和，“{ $one }”为 { $left }，“{ $two }”为 { $right }；再除以权重之和 { $total }，就是各给它的平均收益
 }。令 { $left } = { $right }，得 q = { $often }，这时两者各给它 { $each }。
hands-tie = 为什么从不“{ $action }”？它得一样多，只因对方没有为此作准备。设你持 { $hand } 时以频率 q 用它代替“{ $instead }”。{ $begins ->
    [1] 一轮开始时持 { $other } 的对方
   *[other] 在“{ $said ->
        [check] 过牌
        [bet] 下注
        [call] 跟注
        [raise] 加注
        [check-bet] 过牌、下注
        [call-raise] 跟注、加注
        [raise-raise] 加注、加注
        [call-raise-raise] 跟注、加注、加注
       *[other] { $said }
    }”之后持 { $other } 的对方
 }，“{ $one }”就会胜过它现在的“{ $two }”。对你的各手牌求和：{ $summed ->
    [0] “{ $one }”给它 { $left }，“{ $two }”给它 { $right }
   *[other] 收益与权重的乘积之和，“{ $one }”为 { $left }，“{ $two }”为 { $right }；再除以权重之和 { $total }，就是各给它的平均收益
 }。q = 0 时两者相等；q 大于 0，你就白送一些。
hands-tie-free = 持 { $hand } 时若总是改用{ $actions }：对方即使以精确的最佳应对，也不比现在多得。{ $count ->
    [1] 所以那也是同样好的方案。
   *[other] 所以其中每一种都是同样好的方案。
 }
hands-beneath = 这些和用到的其他打法，按方案：你的各手牌怎样走到那里，此后它们与持 { $other } 的对方怎样打（{ $hand } 的那个选择即 q，除外）{ $all ->
    [0] ；更后面的 { $beyond } 个决定没有列出
   *[other] {""}
 }。
hands-why-so = 对方这一行动的频率由什么决定？设它持 { $hand } 时以频率 q 选择“{ $action }”，其余用“{ $instead }”。{ $begins ->
    [1] 一轮开始时，你若持 { $other }
   *[other] 在“{ $said ->
        [check] 过牌
        [bet] 下注
        [call] 跟注
        [raise] 加注
        [check-bet] 过牌、下注
        [call-raise] 跟注、加注
        [raise-raise] 加注、加注
        [call-raise-raise] 跟注、加注、加注
       *[other] { $said }
    }”之后，你若持 { $other }
 }，必须对“{ $one }”与“{ $two }”无差异（期望相等），否则你总取较好的那个，它的方案就能被击败。它的其余各手牌按这个方案打，再按后验概率加权：{ $summed ->
    [0] “{ $one }”给你 { $left }，“{ $two }”给你 { $right }
   *[other] 收益与权重的乘积之和，“{ $one }”为 { $left }，“{ $two }”为 { $right }；再除以权重之和 { $total }，就是各给你的平均收益
 }。令 { $left } = { $right }，得 q = { $often }，这时两者各给你 { $each }。
hands-most = 至多
hands-most-first = 后手守住其方案时，先手持各手牌、第一步各行动至多得多少。各行最大的数按发牌加权，得 { $value }：先手不能得到更多。
hands-most-second = 反过来，先手守住其方案时，后手在每种第一步之后至多得多少。末列是持各手牌合计所得，按发牌加权为 { $value }：后手也不能得到更多。
hands-law-plain = 只用规则：这一步结束本局，双方已付多少都是已知的。
hands-law-exact = 双方方案由行动序列的线性规划以分数精确求解（科勒、梅吉多与冯·施滕格尔，1994）{ $forced ->
    [0] ：任何一方改变策略都得不到好处。同样好的策略可能还有别的。
   *[other] 。
 }{ $rounded ->
    [0] {""}
   *[other] 标 ≈ 的数为便于阅读而舍入。
 }
hands-law-reply = { $both ->
    [0] 一方的策略已固定；另一方的策略是对它的精确最佳应对，从终局往回，对每手牌逐一求得。
   *[other] 双方的策略都已固定：各数就是对开局情形的平均。
 }
hands-claim-waiting = 你持有 { $hand }，正等待对方行动。就你所知，这一局你期望得 { $value }{ $paid ->
    [0] 。
   *[other] ，已付的注计算在内。
 }
hands-look-waiting = 轮到的一方可能持有什么：{ $acted ->
    [1] 每手牌相符的发牌数（约成最简比），乘以持有它时走到这一步的频率，再除以这些乘积之和。
   *[other] 它还没有行动，只看发牌。
 }
hands-look-waiting-unmet = 按对方的策略不会出现此局面，故其行动不含信息；只看开局时的概率，轮到行动的一方可能持有：
