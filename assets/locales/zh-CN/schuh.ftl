schuh-name = 舒氏因数游戏
schuh-alias = 因数游戏|舒氏|报因数
schuh-promise = 轮流报因数，不报倍数。
schuh-rules = 双方轮流报出一个数的因数。已报因数的倍数不许再报，1 也不许报：轮到谁时只剩 1，谁就输。
schuh-notation = 先写这个数，冒号后写已报的因数：60，之后如 60:4,6。走法就是所报的因数。
schuh-param-number = 要报其因数的数
schuh-no-factors = 除尽 { $most } 以内的因数之后还剩一个大数，它的因数不再去找
schuh-too-many = 这个数有 { $divisors } 个因数，最多只玩 { $most } 个
schuh-never-1 = 1 不许报
schuh-no-divisor = { $divisor } 不是 { $number } 的因数
schuh-taken = { $divisor } 是已报的 { $named } 的倍数
schuh-too-wide = 含三个或更多质数时，最多搜索 { $most } 个因数；这个数有 { $divisors } 个
schuh-too-many-sets = 从这里能剩下的因数集超过 { $most } 个，这是搜索的上限
schuh-expect-divisor = 一个因数
schuh-note = { $number } 的因数。
schuh-note-named = 已报：{ $named }。
schuh-note-many = 还有 { $divisors } 个因数可报：请直接输入。
schuh-tell = { $form ->
    [did] 报了
   *[do] 报
 } { $divisor }

## Why

schuh-claim-won = 你能赢；{ $moves ->
    [1] 取胜的因数只有一个
   *[other] 共有 { $moves } 个因数取胜
 }。
schuh-claim-lost = 报哪个都输：之后对手总能再让你陷入必败的局面。
schuh-ask = 把每个因数写成各质数的指数。报哪一个，去掉之后剩下的都有应法？
schuh-ask-arms = 报出其中一个，哪些因数不受影响？
schuh-ask-board = 把因数按两个质数的幂排成一张表。报出一个，等于在表上咬掉哪一块？
schuh-ask-last = 哪个因数能整除所有还可以报的数？
schuh-look-only = 只剩 { $divisor } 可以报。
schuh-look-last = 可以报的是 { $left }，它们都是 { $divisor } 的倍数。
schuh-look-last-many = 可以报的有 { $left } 个因数，它们都是 { $divisor } 的倍数。
schuh-look-left = 可以报的是 { $left }{ $count ->
    [one] 。
   *[other] ：报出一个，就去掉它自己和其中它的倍数。
 }
schuh-look-box = 可以报的有 { $count } 个因数，由 { $primes } 个质数乘成。报出一个，就去掉它以及剩下的它的所有倍数。
schuh-look-arms = 剩下的都是单个质数的幂：一堆 { $right }，一堆 { $down }。
schuh-look-two = 表上只剩{ $kind ->
    [rows] 两行，一行 { $long } 格（连同 1），一行 { $short } 格。这样的局面，当且仅当第二行恰好少一格时必败。
   *[columns] 两列，一列 { $long } 格（连同 1），一列 { $short } 格。这样的局面，当且仅当第二列恰好少一格时必败。
 }
schuh-look-equal = 两个质数都还能报到 { $power } 次幂，它们的乘积也还在。
schuh-look-board = 这就是一块巧克力：行是一个质数的幂，列是另一个的，1 是有毒的那格。
schuh-head-powers = 幂
schuh-place = 在恰含 { $power } 个质因数 { $prime } 的因数中选一个来报。
schuh-place-last = { $count ->
    [1] 没有别的可报。
   *[other] 就是其中最小的那个。
 }
schuh-place-none = 没有制胜的因数：{ $moves } 个因数全输。
schuh-move = 报 { $divisor }：之后可报的是 { $left }，轮到谁报谁输。
schuh-move-many = 报 { $divisor }：之后可报 { $left } 个因数，轮到谁报谁输。
schuh-move-arms = 报 { $divisor }：剩下两个质数的幂，各到 { $power } 次。
schuh-move-end = 报 { $divisor }：只剩下 1。
schuh-stall = 面对完美的对手，报哪个都输。可以试试 { $divisor }。
schuh-proof-arms = 一方报一个质数的几次幂，另一方就报另一个质数的几次幂，直到只剩 1。
schuh-proof-two = 不论报什么，总有一个应着使第二行又恰好少一格；到最后只剩 1。
schuh-proof-won = 对手能报的每个因数都有应着，使他再次面对必败的局面。
schuh-proof-lost = 你能报的每个因数，对手都有应着，使你再次面对必败的局面。
schuh-head-named = 报
schuh-head-answer = 应
schuh-head-left = 之后可报
schuh-law-rule = 这就是规则：报出的因数连同它的倍数都不能再报，只剩 1 可报者告负。
schuh-law-board = 定理（盖尔 1974）：至多有两个不同质因数的数，它的因数就是一块巧克力的各格，报数就是咬。
schuh-law-arms = 单个质数的幂就是尼姆的一堆：SG 值取异或和（定理，布顿 1901）。
schuh-law-equal = 定理（盖尔 1974）：两个质数的次数相同时，报它们的乘积就留下相等的两堆，此后照样模仿的一方绝不会先走投无路。
schuh-law-numbered = 已把这个形状里面的 { $shapes } 个形状逐一算清，由此证明。
schuh-law-searched = 已搜遍由此可达的所有因数集合，故得证。
schuh-law-stealing = 策略盗取：倘若报最大的因数会输，那么驳倒它的那个数本来就可以第一步报；所以大于 1 的数开局都是先手必胜。这一论证只说明取胜的因数存在，从不指出是哪一个。
