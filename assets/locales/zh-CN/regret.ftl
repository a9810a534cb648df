# 遗憾剧场：眼看着策略学成。
regret-title = 遗憾剧场：{ $game }
regret-count = { $method }，第 { $count } 次迭代
regret-none = 这里的走法不需要混合，没有可以靠遗憾学会的策略
regret-thinks = 双方正在学习。
regret-pace = { $state ->
    [works] 正在往后计算
    [plays] 播放中，速度 { $pace }
   *[holds] 已暂停，速度 { $pace }
 }
regret-side = { $side ->
    [first] 先手
   *[second] 后手
 }
regret-sets = { $side ->
    [first] 先手
   *[second] 后手
 }（共 { $count } 个信息集）
regret-head = { $mean } 平均  { $now } 下一次  { $line } 均衡
regret-plot = 可利用度（对数）随迭代次数（对数）的变化
regret-value = 均衡时先手每局得 { $value }，系精确求得。
regret-means = 双方的平均策略相遇，先手得 { $value }；面对最佳应对，先手所得介于 { $low } 与 { $high } 之间。
regret-gap = 可利用度 ≈ { $gap }：双方都改用最佳应对时所能多得之和的一半。
regret-seen-early = 现在几乎一无所知：双方总是跳向当初会更合算的选择。
regret-seen-swings = 下一次的打法仍在摇摆，与平均相差可达 { $swing }；平均与均衡相差 { $off }。
regret-seen-settled = 下一次的打法已与平均相近；平均与均衡相差 { $off }。
regret-seen-other = 双方已几乎无利可图，平均却与所示的均衡相差 { $off }：均衡不止一个，或者很少会走到这里。
regret-law = { $scheme ->
    [plus] 负的遗憾一概忘掉，越往后的迭代在平均中分量越重。
    [discounted] 旧的遗憾逐渐淡去，越往后的迭代在平均中分量越重。
   *[plain] 每种选择按它至今会多得多少的比例来打；全部打法的平均趋近均衡。
 }
regret-fixed = 这个变体中固定的策略不计在内：双方都在学习。
regret-against = 后手按它在 { $count } 次迭代后学会的策略来打（取近似值）。
