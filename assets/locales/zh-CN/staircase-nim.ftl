staircase-nim-name = 台阶尼姆
staircase-nim-alias = 阶梯尼姆|阶梯博弈|台阶-Nim|台阶
staircase-nim-promise = 硬币一级级下台阶。
staircase-nim-rules = 台阶上放着硬币。每步从某一级取任意枚，至少一枚，移到下面一级；从第 1 级移到地面，就离开棋局。{ $misere ->
    [true] 无法行动者胜。
    [false] 无法行动者负。
   *[other] 无法行动者负；反常规则下无法行动者胜。
 }
staircase-nim-notation = 第 1、2、3 级的硬币写作 3,2,4。走法 3:4->1 表示从第 3 级移 3 枚到第 2 级。
staircase-nim-param-misere = 无法行动者胜
staircase-nim-note = 第 n 行就是第 n 级：硬币移到上面一行，从第 1 行离开棋局。
staircase-nim-is-not = 第 { $step } 级有 { $size } 枚，不是 { $told } 枚
staircase-nim-no-step = 没有第 { $step } 级
staircase-nim-sends-nothing = 第 { $step } 级有 { $size } 枚：一步之后那里必须变少
staircase-nim-tell = 从第 { $step } 级{ $form ->
    [did] 移了
   *[do] 移
 } { $count } 枚到第 { $below } 级
staircase-nim-tell-off = 从第 1 级{ $form ->
    [did] 移走了
   *[do] 移走
 } { $count } 枚

## Why

staircase-nim-ask = 对手把硬币从偶数级移到奇数级，你怎样才能使它好像没有发生？那么只有哪些台阶算数？
staircase-nim-look = 只有奇数级算数：每一级是一个尼姆堆，大小就是那里的枚数。{ $nim }
staircase-nim-place = 第 { $step } 级是奇数级，有 { $size } 枚：减少它。
staircase-nim-place-flip = 第 { $step } 级是奇数级，有 { $size } 枚：{ $size } ⊕ { $sum } = { $left }，所以减到 { $left } 枚。
staircase-nim-place-onto = 第 { $step } 级是偶数级，但它的 { $size } 枚里可以移一些来增加第 { $below } 级。
staircase-nim-move = 从第 { $step } 级移下 { $count } 枚，那里留下 { $left } 枚。
staircase-nim-move-onto = 从第 { $step } 级移 { $count } 枚到第 { $below } 级：那里由 { $size } 枚变为 { $left } 枚。
staircase-nim-stall = 面对完美的对手，每一步都输。只移一枚，把棋局拖长。
staircase-nim-stall-last = 你只好把最后一枚送到地面，对手无法行动，对手胜。
staircase-nim-proof-won = 对手减少某个奇数级，就照尼姆应对。有硬币来到某个奇数级，就把同样多的硬币再移下一级：奇数级恢复原样，而硬币离地面更近了。
staircase-nim-proof-lost = 你减少某个奇数级，对手照尼姆应对；你把硬币移到奇数级，对手把同样多的硬币再移下去。
staircase-nim-misere-proof-won = 对手减少奇数级，就按反常规则的尼姆来答；如果奇数级因此空了，就再把一枚送上奇数级，或者一枚也不剩，你已胜。硬币到了奇数级，就把同样多枚再送到下面的偶数级：奇数级和原来一样，硬币离地面更近了。
staircase-nim-misere-proof-lost = 你减少奇数级，对手就按反常规则的尼姆来答；如果奇数级因此空了，对手再把一枚送上奇数级，或者一枚也不剩，对手已胜。你把硬币送上奇数级，对手就把同样多枚再往下送。
staircase-nim-law = 偶数级上的硬币不起作用，常规与反常规则都是如此：台阶尼姆就是奇数级上的尼姆（弗格森《博弈论》第一部分）。
