liars-dice-name = 大话骰
liars-dice-alias = 吹牛|骰子|吹牛骰子
liars-dice-promise = 杯下骰子：叫数或揭穿。
liars-dice-rules = 双方各掷一枚骰子，只看得见自己的。先手叫两枚骰子中有几枚是某个点数；之后轮流叫得更高（点数更大，或两枚都是），或者说上一次叫的是谎话。这时亮出两枚骰子：是谎话则叫的人付 1，否则怀疑的人付 1。
liars-dice-notation = - 表示骰子尚未掷出：所有投掷结果扣成一摞，走法是切开的位置，切在哪里就是哪种结果。之后写自己的点数和叫数：3:1x2-2x2，其中 2x2 表示两枚都是 2 点。走法是更高的叫数或 liar（揭穿）。结束的一局写出两枚骰子：2,3:2x2-liar。
liars-dice-param-faces = 骰子的面数
liars-dice-bids = { $form ->
    [did] 叫了
   *[do] 叫
 } { $count } 个 { $face } 点
liars-dice-calls = { $form ->
    [did] 揭穿了
   *[do] 揭穿
 }谎话
liars-dice-rule = 两颗 { $faces } 面的骰子，一颗是你的。2x3 是说两颗都是 3。叫得更高，或者揭穿。输家付 1。

## Why

liars-dice-lie = 你持 { $own } 点，所以不论对方持几点，{ $bid }（两枚都是）必是谎话。
liars-dice-true = 你持 { $own } 点，所以不论对方持几点，{ $bid } 都属实：揭穿必输。
liars-dice-both = 你持 { $own } 点，所以只有对方也持 { $own } 点时 { $bid } 才属实，概率为 1/{ $faces }。
liars-dice-other = 你持 { $own } 点，所以只有对方持 { $face } 点时 { $bid } 才属实。
