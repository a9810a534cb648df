liars-dice-name = 大话骰
liars-dice-promise = 每人杯下一枚骰子。叫得比看到的多，或者揭穿对方。
liars-dice-rules = 双方各掷一枚骰子，只看得见自己的。先手叫两枚骰子中有几枚是某个点数；之后轮流叫得更高（点数更大，或两枚都是），或者说上一次叫的是谎话。这时亮出两枚骰子：是谎话则叫的人付 1，否则怀疑的人付 1。
liars-dice-notation = - 表示尚未切牌（所有投掷结果组成的牌），这时着法是切牌的位置。之后写自己的点数和叫数：3:1x2-2x2，其中 2x2 表示两枚都是 2 点。着法是更高的叫数或 liar（揭穿）。结束的一局写出两枚骰子：2,3:2x2-liar。
liars-dice-param-faces = 骰子的面数
liars-dice-bids = 叫 { $count } 个 { $face } 点
liars-dice-calls = 揭穿谎话
liars-dice-rule = 两颗 { $faces } 面的骰子，一颗是你的。2x3 是说两颗都是 3。叫得更高，或者揭穿。输家付 1。
