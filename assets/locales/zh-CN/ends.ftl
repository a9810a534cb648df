ends-name = 两端取数
ends-alias = 取数游戏|两端|石子游戏|预测赢家|区间 DP
ends-promise = 从左端或右端取一个数。
ends-rules = 桌上有一排数。每步取走最左或最右的一个数。全部取完后，总和较大的一方获胜。
ends-notation = 一排数写作 4,7,2,9,5,2；之后写作 7,2 @9-5，表示轮到的一方已有 9，对手已有 5。走法是 L 或 R；最后一个数用 L。
ends-mover-holds = { $mover ->
    [you] 你
    [oracle] 对手
   *[side] 轮到的一方
 }已有 { $total }。
ends-opponent-holds = { $mover ->
    [you] 对手
    [oracle] 你
   *[side] 另一方
 }已有 { $total }。
ends-takes = { $end }{ $form ->
    [did] 取了
   *[do] 取
 } { $number }
ends-from-left = 从左端
ends-from-right = 从右端
ends-last-is-left = 最后一个数用 L 取
ends-expect-move = L 或 R
ends-expect-row = 一排数，如 4,7,2；双方已有得分时写作 7,2 @9-5

## Why

ends-from-both = 从任意一端
ends-claim-won = { $best }取，你能以 { $own } 比 { $other } 获胜，领先 { $margin }。
ends-claim-level = { $best }取，双方各得 { $own }，和棋。
ends-claim-lost = 即使走得最好，你也以 { $own } 比 { $other } 落败，落后 { $margin }；{ $numbers ->
    [1] 只剩一个数了。
   *[other] 最好的取法是{ $best }取。
 }
ends-told = { $claim }{ $standing }
ends-standing = 你已{ $behind ->
    [0] 领先
   *[other] 落后
 } { $apart }（{ $own } 比 { $other }），而这一排对你值 { $margin }：{ $ahead } + { $below ->
    [0] { $margin }
   *[other] ({ $margin })
 } = { $total }。
ends-ask = 旁边有更大数的数是诱饵：谁取了它，谁就把大数送给对手。哪些数是诱饵？
ends-ask-one = 只剩一个数。它值多少？
ends-look = 把每个峰折叠起来：a、b、c 之中 b 最大，就换成 a − b + c。{ $folds ->
    [0] 这里没有峰，
   *[other] 折叠 { $folds } 次之后，
 }这一排从 { $left } 到 { $right }，中间没有峰，所以谁走都取较大的一端{ $sum ->
    [none] {""}
   *[other] ，各数从大到小轮流被取走：{ $sum } = { $margin }
 }。剩下的数对轮到的一方值 { $margin }。
ends-look-one = { $folds ->
    [0] 只剩一个数，值 { $margin }。
   *[other] 把每个峰折叠起来：折叠 { $folds } 次之后只剩一个数 { $margin }，这就是轮到的一方在剩下的数里的净胜分。
 }
ends-place = { $ends ->
    [1] { $end }取。
   *[other] 两端一样好。
 }
ends-move = { $end }取走 { $number }。剩下的一排对于对手值 { $after }，所以在剩下的数里你净胜 { $number } −（{ $after }）= { $margin }。
ends-choices = 取左端：{ $first } −（{ $after_first }）= { $left }。取右端：{ $last } −（{ $after_last }）= { $right }。两者取其大；括号里是较短的一排对于对手的净胜分，用同样的方法求得。
ends-from-to = 起、止
ends-colours = 数的个数是偶数：把位置交替染成两色。你每次取走一端，留给对手的两端总是另一种颜色，所以你能独占一种颜色。奇数位共 { $odd }，偶数位共 { $even }：{ $end }开始取，至少净胜 { $surely }。最佳下法净胜 { $margin }。
ends-law = 短的一排决定长的一排（贝尔曼，1957）。折叠各个峰再取较大的一端，净胜分不变；对任意正负整数、任意长度都成立：这是定理，证明的要点：对手取走峰旁的数时，立刻取走峰。
