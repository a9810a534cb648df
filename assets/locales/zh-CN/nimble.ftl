nimble-name = 滑硬币
nimble-promise = 硬币只向左滑。这究竟是哪个游戏？
nimble-rules = 一条从 0 开始编号的格子带上放着若干枚硬币。每步把一枚硬币向左滑任意格；硬币可以越过彼此，也可以同占一格。所有硬币都到了 0，无棋可走者负；反常规则下无棋可走者胜。
nimble-notation = 各枚硬币所在的格写作 2,5,6。着法 2:5->3 表示第 2 枚硬币由第 5 格滑到第 3 格。
nimble-param-misere = 无棋可走者胜
nimble-note = 每枚硬币各走一行；第 0 格是终点。
nimble-is-not = 第 { $coin } 枚硬币在第 { $square } 格，不在第 { $told } 格
nimble-no-coin = 没有第 { $coin } 枚硬币
nimble-not-left = 第 { $coin } 枚硬币在第 { $square } 格：必须滑到它的左边
nimble-tell = 把第 { $coin } 枚硬币滑到第 { $square } 格

## Why

nimble-ask = 每枚硬币还能走几格？哪个游戏的各堆正是这些数？
nimble-look = 第 n 格上的硬币就是一个 n 枚的尼姆堆：向左滑等于取走棋子。{ $nim }
nimble-place = 第 { $coin } 枚硬币在第 { $square } 格：它能滑到使各列合适的那一格。
nimble-move = 把第 { $coin } 枚硬币从第 { $square } 格滑到第 { $left } 格，走 { $count } 格：好比把 { $square } 枚的堆减到 { $left } 枚。
nimble-stall = 面对完美的对手，每一步都输。只滑一格，把棋局拖长。
nimble-proof-won = 对手无论滑哪一枚，只改变一个格号；这时总有一枚硬币能滑到恰好补回的那一格，直到谁也走不了。
nimble-proof-lost = 每滑一次都改变一个格号，而对手总有一滑能恢复原状。
nimble-law = 硬币互不妨碍：滑硬币就是尼姆，格号就是堆的大小（《稳操胜券》第 15 章）。
