northcott-name = 诺思科特游戏
northcott-alias = 诺斯科特|面对面的硬币
northcott-promise = 每行两枚棋子面对面。
northcott-rules = 每一行有一枚白子，右边有一枚黑子。每步把自己的一枚子沿本行滑动任意格，前进后退都可以，但不能落在对方的子上，也不能越过它。无法行动者负。
northcott-notation = 从上到下写出各行，以 / 分隔，再写轮到的一方 W 或 B：W..B/.WB. W。走法 a1-c1 写出起点和终点。
northcott-param-width = 开局棋盘的列数
northcott-param-rows = 开局棋盘的行数
northcott-note = 轮到 { $side } 走。
northcott-expect-side = 空格和轮到的一方 W 或 B
northcott-bad-row = 第 { $row } 行不能成立
northcott-expect-row = 一个 W，右边一个 B，其余为空
northcott-not-own = { $cell } 上没有 { $side } 的子
northcott-other-row = { $cell } 不在第 { $row } 行，而子不能离开本行
northcott-stays = 第 { $row } 行的子必须移动
northcott-passes = 第 { $row } 行里对方的子挡住了路
northcott-too-many = 这样的棋盘局面超过 { $most } 个，超出逆推的上限
northcott-tell = 把棋子从 { $from } { $form ->
    [did] 滑到了
   *[do] 滑到
 } { $to }

## Why

northcott-ask = 每一行两子之间隔着几格？对手后退，你怎么应？
northcott-look = 一行的间隔就是一个尼姆堆：缩短 k 格等于取走 k 枚。{ $nim }
northcott-place = 第 { $row } 行间隔 { $gap } 格：{ $gap } ⊕ { $sum } = { $left }，所以必须变为 { $left } 格。
northcott-move = 滑动第 { $row } 行的 { $side }，使间隔由 { $gap } 格变为 { $left } 格。
northcott-stall = 面对完美的对手，每一步都输。缩短一格或者后退，都只是拖得更久。
northcott-proof-won = 对手缩短间隔，就照尼姆应对。对手后退 k 格，你就跟进 k 格：各间隔恢复原样，而你的子更靠近对面的边，后退总有退尽的一天。
northcott-proof-lost = 你缩短间隔，对手照尼姆应对；你后退，对手同样跟进，直到你退到边上。
northcott-law = 后退立刻被抵消，所以不改变胜负（《稳操胜券》第 3 章）；赢家只进不退，棋局不会无休无止。
northcott-law-swept = 距终局的步数来自对这种棋盘全部局面的逆推。
