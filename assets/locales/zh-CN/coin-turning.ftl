coin-turning-name = 翻硬币
coin-turning-alias = 翻硬币游戏|翻乌龟|尺子游戏
coin-turning-promise = 把正面翻成反面。
coin-turning-rules = 硬币排成一行。每步翻动其中几枚，最靠右的那一枚必须由正面翻成反面，其余的哪一面朝上都可以。翻几枚由规则定：翻乌龟一或两枚，假乌龟一至三枚，莫比乌斯一至五枚，标尺任意多枚相邻的，ruler-max3 一至三枚相邻的，双胞胎恰好两枚，twins-near 两枚且相距不超过三位，三胞胎恰好三枚。{ $misere ->
    [true] 无法翻动者胜。
    [false] 无法翻动者负。
   *[other] 无法翻动者负；反常规则下无法翻动者胜。
 }
coin-turning-notation = 写成一行，如 HTTH：H 是正面，T 是反面，位置从 1 数起；没有硬币写 -。走法列出所翻的硬币，如 1,4。用光标指点时先选最后一枚，再依次往前选到第一枚；若还可以再翻，就把第一枚再选一次。
coin-turning-param-rule = 哪些硬币可以一起翻
coin-turning-param-misere = 无法翻动者胜
coin-turning-up-to = 每步翻 1 至 { $most } 枚，最后一枚由正面翻成反面。
coin-turning-exactly = 每步翻 { $count } 枚，最后一枚由正面翻成反面。
coin-turning-near = 每步翻 2 枚，相距不超过 { $apart } 位，后一枚由正面翻成反面。
coin-turning-run = 每步翻任意多枚相邻的硬币，最后一枚由正面翻成反面。
coin-turning-run-at-most = 每步翻 1 至 { $most } 枚相邻的硬币，最后一枚由正面翻成反面。
coin-turning-last-wins = 无法翻动者负。
coin-turning-last-loses = 反常规则：无法翻动者胜。
coin-turning-no-such-coin = 没有第 { $place } 枚硬币：这一行共有 { $coins } 枚
coin-turning-shows-tails = 第 { $place } 枚是反面，而最后翻的一枚必须是正面
coin-turning-twice = 第 { $place } 枚写了两次
coin-turning-expect-row = 由 H 和 T 组成的一行，如 HTTH；没有硬币写 -
coin-turning-beyond = 位置 { $place } 超出 SG 值表，表只到位置 { $most }
coin-turning-too-many = 取胜走法多于 { $most } 种，超出可列的数目
coin-turning-turns-one = { $form ->
    [did] 翻了
   *[do] 翻
 }第 { $place } 枚
coin-turning-turns-run = { $form ->
    [did] 翻了
   *[do] 翻
 }第 { $first } 至第 { $last } 枚
coin-turning-turns = { $form ->
    [did] 翻了
   *[do] 翻
 }硬币 { $places }

## Why

coin-turning-law = 每个位置上单独一枚正面各有 SG 值，一行的值就是各枚正面的异或和：同一位置若有两枚正面便互相抵消，一枚硬币翻两次也等于没翻（H. W. Lenstra；《稳操胜券》第 14 章）。
coin-turning-values = 各位置上单独一枚正面的值：与它一起翻动的各种组合的异或和中缺少的最小数。
coin-turning-head-place = 位置
coin-turning-law-turtles = 定理：位置 n 上的正面值为 n。单翻它等于取走整堆，连同另一枚一起翻等于把这堆减到那一枚的位置。
coin-turning-law-mock = 定理：位置 n 上的正面，值为第 n 个可恶数（odious）1、2、4、7、8、11……，即二进制中 1 的个数为奇数的数（《稳操胜券》第 14 章）。
coin-turning-law-moebius = 各位置的值 1、2、4、8、16、31、32、64、103……由 mex 逐个算出：每个都是不能写成前面至多四个值的异或和的最小的数；没有已知的公式。
coin-turning-law-ruler = 定理：位置 n 上的正面，值为整除 n 的最大的 2 的幂（《稳操胜券》第 14 章）。
coin-turning-law-ruler-max3 = 定理：奇数位置的正面值为 1，偶数位置的值为 2；以它结尾的三种翻法，留下的是 0、前一位的值，以及两值之和 3。
coin-turning-law-twins = 定理：位置 n 上的正面值为 n - 1，因为另一枚可以是前面任何一枚，而位置 1 一文不值。
coin-turning-law-twins-near = 定理：位置 n 上的正面，值为 n - 1 除以 4 的余数，因为另一枚只能是紧靠前面的三枚之一。
coin-turning-law-triplets = 定理：头两个位置的值为 0，从位置 3 起依次是可恶数（odious）1、2、4、7、8、11……（《稳操胜券》第 14 章）。
coin-turning-law-one = 反常规则的定理：异或和为 1 的行必输。谁也不能保持异或和不变；而其他任何还能翻动的行都能翻成异或和 1，因为异或和为 0 的那些正面之中，总有一枚能从值 g 变到 g ⊕ 1。
coin-turning-law-tame = 反常规则的定理：凡是会只留下值为 1 的正面的翻法，都能多翻或少翻其中一枚，使剩下的枚数合乎所需；在那之前与常规规则相同。
coin-turning-law-pairs = 反常规则的定理：把值为 2 和 3、4 和 5……的硬币两两配对。只要还有一对是一正一反，异或和为 0 的行必输；一旦每一对都是同面，异或和为 1 的行必输。若某种翻法会使所有的对都同面而异或和不合，把其中一枚换成它的同伴，或者动一下值为 1 的那枚，就合了。
coin-turning-ask-one = 反常规则下，你要留下异或和为 1 的一行。现在的异或和是多少？
coin-turning-ask-pairs = 把值为 2 和 3、4 和 5……的硬币两两配对。每一对都是同面吗？
coin-turning-look = 各枚正面的值写成二进制，上下对齐。异或和是 { $sum }。
coin-turning-look-whole = { $count ->
    [0] 每一对都是两反，
   *[other] 每一对都是同面：{ $pairs } 是两正，其余是两反，
 }所有正面的异或和是 { $sum }。
coin-turning-look-broken = 一正一反的对{ $count ->
    [1] ：{ $pairs }，
   *[other] 有：{ $pairs }，
 }所有正面的异或和是 { $sum }。
coin-turning-place = 要翻的最后一枚是第 { $place } 枚，值为 { $worth }。异或和要由 { $sum } 变为 { $after }，所以与它一起翻的各枚，异或和须为 { $worth } ⊕ { $sum } ⊕ { $after } = { $rest }{ $count ->
    [0] ：单翻这一枚。
   *[other] ：第 { $others } 枚，括号中是各自的值。
 }
coin-turning-place-none = 没有一枚有用：无论翻哪些，你都输。
coin-turning-move = 走 { $mv }：{ $told }，异或和变为 { $sum }。
coin-turning-move-whole = 走 { $mv }：{ $told }。这样每一对都是同面，异或和为 { $sum }。
coin-turning-move-broken = 走 { $mv }：{ $told }。仍有一对是一正一反，异或和为 { $sum }。
coin-turning-stall = 面对完美的对手，每一步都输。走 { $mv }，等对手出错。
coin-turning-stall-last = 你只好走 { $mv }，对手随即无法行动，对手胜。
coin-turning-proof-one = 每一步都会改变异或和，它就不再是 1，随后又能被变回 1；到最后没有正面可翻，异或和是 0，轮到的一方获胜。{ $hidden ->
    [0] { "" }
   *[other] 还有 { $hidden } 种走法未列出。
 }
coin-turning-proof-pairs = 只要有一对是一正一反，赢家就保持异或和为 0；等到每一对都同面，就保持异或和为 1。没有一步能从这样的行走到另一个这样的行，所以最后一枚总是由对手翻完。{ $hidden ->
    [0] { "" }
   *[other] 还有 { $hidden } 种走法未列出。
 }
coin-turning-claim-won = 异或和是 { $sum }，而{ $rows ->
    [whole] 每一对都同面时，当且仅当异或和为 { $losing } 时轮到的一方必输
    [broken] 有一对是一正一反时，当且仅当异或和为 { $losing } 时轮到的一方必输
   *[all] 当且仅当异或和为 { $losing } 时轮到的一方必输
 }，所以按反常规则你必胜；有 { $moves } 种取胜走法。
coin-turning-claim-lost = 异或和是 { $losing }，这样的行在反常规则下必输：每一步都输。
