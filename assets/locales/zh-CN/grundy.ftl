grundy-name = 格伦迪游戏
grundy-alias = 不等分|格伦迪
grundy-promise = 把一堆分成不等的两堆。
grundy-rules = 桌上有若干堆石子。每步把一堆分成不相等的两堆。1 枚和 2 枚的堆不能再分。{ $misere ->
    [true] 无法行动者胜。
    [false] 无法行动者负。
   *[other] 无法行动者负；反常规则下无法行动者胜。
 }
grundy-notation = 各堆写作 3,5,7。走法 1:5->1+4 表示把第 1 堆分成 1 枚和 4 枚两堆，小的在前。
grundy-param-misere = 无法行动者胜
grundy-note = 每步把一堆分成不相等的两堆。
