told-in-secret = { $form ->
    [did] 暗中作出了选择
   *[do] 暗中作出选择
 }，本局结束之前不公开
rounds-score = { $rounds ->
    [0] 还没有打完一局
   *[other] 已打 { $rounds } 局
 }：你赢得 { $own }，对手赢得 { $other }。
habits-none = 你还没有作为{ $side ->
    [first] 先手
   *[other] 后手
 }打完一局。
habits-claim = 作为{ $side ->
    [first] 先手
   *[other] 后手
 }打了 { $rounds } 局：针对你的频率，最佳应对平均每局赢 { $won }。面对均衡策略它只能赢 { $fair }；你的习惯让它多得 { $gain }。
habits-few = { $rounds } 局太少，说不准有多大把握；满 { $enough } 局之后这里才给出。
habits-sure = 把握有多大？对你真实频率的抽样（对你或均衡用过的走法取均匀先验的狄利克雷分布）中，每 100 次有 90 次，这一应对每局多赢 { $low } 到 { $high }；选择次数少就说明不了多少，所以这个区间可能整个低于实际看到的值。一个按均衡打的人，作同样多的选择，在 { $draws } 次抽样中有 { $lucky } 次看上去至少同样容易被利用：{ $verdict ->
    [chance] 这很可能只是偶然。
   *[habit] 光靠偶然难以解释。
 }
habits-look = 你的打法与均衡对照；代价最大的情形已标出：
habits-at = 情形
habits-move = 走法
habits-you = 你
habits-equilibrium = 均衡
habits-reply = 对此的最佳应对：{ $left ->
    [0] {""}
   *[other] 只列出前面一部分，另有 { $left } 种情形从略。
 }
habits-unseen = 有 { $unseen } 种情形从未遇到；那里一律当作你按均衡打，不算你的错。
habits-law = 针对这些频率的最佳应对及其所得都是用分数精确算出的。这些都是许多局的期望：任何一次决定都不因此算赢或算输。
habits-confess = 我利用了你的一个习惯：在 { $at }，你 { $met } 次中有 { $made } 次选 { $mv }；均衡策略的概率是 { $fair }。
habits-confess-choice = 我利用了你的一个习惯：你 { $met } 次中有 { $made } 次选 { $mv }；均衡策略的概率是 { $fair }。
