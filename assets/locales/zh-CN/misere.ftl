## Why

misere-claim-won = { $why }。所以按反常规则你必胜；共有 { $moves } 种取胜走法。
misere-claim-lost = { $why }。所以这局反常规则的棋，每一步都输。
misere-head-part = 部分
misere-head-nimber = SG 值
misere-head-misere = 反常值
misere-head-value = 值
misere-head-outcome = 胜负
misere-head-moves = 每种积一个走法
misere-head-product = 留下的积
misere-letter = { $letter } 是{ $part }
misere-letter-heap = 一堆 { $size } 枚
misere-place = 这一步在 { $name } 那一部分。
misere-move = 走 { $mv }：{ $told }。{ $after }
misere-after-lost = 留给对手的是必败态。
misere-tame = { $firm ->
    [0] 所有部分都是善变的，如同 0 或 1 的尼姆堆
   *[other] { $low ->
        [0] 有 { $firm } 个部分是坚定的，如同不小于 2 的尼姆堆
       *[other] 有 { $firm } 个部分是坚定的（反常值与 SG 值相等，依次为 { $values }）
    }
 }，异或和为 { $sum }
misere-tame-ask = 哪些部分善变，哪些坚定？异或和是多少？
misere-tame-look = 反常值：无路可走时为 1，否则是各步所留反常值中没有出现的最小非负整数。它与 SG 值相等的部分是坚定的；两者为 0 和 1、或 1 和 0 的部分是善变的。{ $nothing ->
    [0] {""}
   *[other] 另有 { $nothing } 个 SG 值为 0 的善变部分，对结果没有影响，略去。
 }
misere-tame-after = 现在{ $tame }。
misere-tame-proof = 有坚定的部分且异或和为 0，或全部善变且异或和为 1：从这样的局面出发，任何一步都走不到同类局面；而从其他还能行动的局面，总有一步走得到。无法行动者胜，而这类局面总还能行动。
misere-proof-cut = { $proof }另有 { $hidden } 种走法未列出。
misere-tame-law = 驯顺游戏定理（康威《论数与博弈》第 12 章）：局面必败，当且仅当（一）有坚定的部分且异或和为 0，或（二）各部分全是善变的且异或和为 1。前提是其后可能出现的每个局面都是坚定或善变的，{ $then ->
    [0] 这里正是如此
   *[other] 走了这一步之后正是如此
 }。
misere-to-tame-claim = 有一步只留下驯顺的部分，而这样的局面对手必败。所以按反常规则你必胜；共有 { $moves } 种取胜走法。
misere-to-tame-ask = 有的部分是野性的。哪一步能只留下驯顺的部分？
misere-to-tame-look = 反常值：无路可走时为 1，否则是各步所留反常值中没有出现的最小非负整数。它与 SG 值相等的部分是“坚定”的；两者为 0 和 1、或 1 和 0 的部分是“善变”的。一个部分连同由它而来的一切都如此，就是驯顺的；这里有的部分不是，称为野性的。
misere-to-tame-left = 此后留下的各部分，都是驯顺的。
misere-quotient-won = { $parts ->
    [1] 它的值为 { $product }，不是必败的
   *[other] 各部分的值之积为 { $product }，不是必败的
 }
misere-quotient-lost = { $parts ->
    [1] 它的值为 { $product }，是必败的
   *[other] 各部分的值之积为 { $product }，是必败的
 }
misere-quotient-ask = 每个部分在反常商里的值是什么？它们的积是什么？
misere-quotient-look = { $parts ->
    [1] 它的值为 { $product }。
   *[other] 各值之积为 { $product }。
 }必败的是 { $lost }{ $others ->
    [0] 。
   *[other] ，另有 { $others } 个从这里一步走不到。
 }
misere-quotient-heaps = 可能出现的各堆及其值。
misere-quotient-after = 积变为 { $product }，是必败的{ $worked ->
    [0] 。
   *[other] ：{ $steps }。
 }
misere-quotient-proof = 从必败的积出发，没有一步走到必败的积；从其他还能行动的积出发，总有一步走得到。无法行动者胜。
misere-quotient-letters = 每个字母代表一个部分：{ $letters }；1 是没有走法的部分。并列的字母相乘{ $ruled ->
    [0] 。
   *[other] ，乘法规则：{ $rules }。
 }
misere-quotient-products = 逐个字母相乘：{ $steps }。
misere-quotient-law = 反常商（普兰贝克与西格尔，2008），共 { $order } 个元素；先算出，再就可能出现的各部分的一切和（无论多少个）加以证明：和只有有限多种，每一种都验过。
misere-search-claim = SG 值判定不了这局反常规则的棋，但所有走法都搜索过：{ $won ->
    [0] 你的每一步都有取胜的应着
   *[other] 有一步使对手没有取胜的应着
 }
misere-search-ask = 你的哪一步能让对手没有好的应着？
misere-search-look = 有的部分是野性的：反常规则下它的 SG 值说明不了全部，也没有找到小的反常商。于是搜索了此局面之下的整个棋局。
misere-search-law = 由完全搜索判定，至多 { $most } 个和。
