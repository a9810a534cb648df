bash-name = 巴什博弈
bash-alias = 巴什|一堆石子|巴谢
bash-promise = 一堆石子，限量取走。
bash-rules = 桌上有一堆石子。每步至少取一枚，至多取到规定的上限。{ $misere ->
    [true] 取走最后一枚者负。
    [false] 取走最后一枚者胜。
   *[other] 取走最后一枚者胜；反常规则下取走最后一枚者负。
 }
bash-notation = 局面写作枚数，如 21。走法写作取走的枚数，如 2。
bash-param-max = 每步至多取几枚
bash-param-misere = 取走最后一枚者负
bash-limit = 每步取 1 到 { $max } 枚。
bash-takes = { $form ->
    [did] 取了
   *[do] 取
 } { $count } 枚
bash-not-allowed = 不能取 { $take } 枚：每步取 1 到 { $max } 枚
bash-not-there = 不能取 { $take } 枚：堆里只有 { $size } 枚

## Why

bash-ask = 空堆轮到谁走谁输。从哪些枚数出发，无论怎么取，对手都能一步取空？
bash-ask-misere = 只剩一枚时轮到谁走谁输。从哪些枚数出发，无论怎么取，对手都能恰好留下一枚？
bash-look = { $size } = { $times } × { $round } + { $rest }：余数是 { $rest }。余数为 0 的枚数是必败的。
bash-look-misere = { $size } - 1 = { $times } × { $round } + { $rest }：余数是 { $rest }。余数为 0 的枚数，也就是比倍数多 1 的枚数，是必败的。
bash-head-lost = 必败枚数
bash-head-product = 由来
bash-place = { $target } 以上的石子一步就能取完：{ $target } 是下方最近的必败枚数。
bash-place-lost = 你只能留下 { $max ->
    [1] { $high }
    [2] { $low } 或 { $high }
   *[other] { $low } 到 { $high }
 } 枚。下一个必败枚数 { $below } 正好差一步，够不着。
bash-place-last = 只剩一枚。
bash-move = 取走 { $take } 枚，留下 { $target } 枚。
bash-stall = 面对完美的对手，每一步都输。取 1 枚：{ $max ->
    [1] 唯一的应着就能赢。
   *[other] { $max } 种应着中只有一种能赢。
 }
bash-stall-last = 只能取走最后一枚，于是输掉。
bash-proof-empty = 堆已取空，轮到对手，无子可取。
bash-proof-last = 只剩一枚，对手只好把它取走。
bash-proof-won = 无论对手取几枚（记作 t），你取 { $round } - t 枚。每个回合合计取走 { $round } 枚，总是留下必败枚数，直到堆空而轮到对手走。
bash-proof-won-misere = 无论对手取几枚（记作 t），你取 { $round } - t 枚。每个回合合计取走 { $round } 枚，总是留下必败枚数，直到只剩一枚，由对手取走。
bash-proof-lost = 无论你取几枚（记作 t），对手取 { $round } - t 枚，你又面对必败枚数。
bash-claim-won = 你能赢：从 { $size } 枚中取走 { $take } 枚，留下必败的 { $target } 枚；取胜走法只有这一种。
bash-claim-lost = { $size } 是必败枚数：每一步都输。
bash-law = 定理（巴谢，1612），对任意枚数成立：必败的恰是 { $round }（即上限加 1）的倍数。SG 值就是余数。
bash-law-misere = 定理（巴谢 1612 年的规律，错开一枚），对任意枚数成立：必败的恰是比 { $round }（即上限加 1）的倍数多 1 的枚数。
