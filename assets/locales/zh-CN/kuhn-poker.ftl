kuhn-poker-name = 库恩扑克
kuhn-poker-alias = 库恩|三张牌扑克|诈唬
kuhn-poker-promise = 每人一张牌，最多下一注。
kuhn-poker-rules = 双方付底注，各得一张牌。先手过牌或下注。先手过牌后，后手过牌则亮牌，也可以下注；面对下注的一方弃牌或跟注。牌大者赢得已付的注。得分是胜方从对方那里赢得的筹码。
kuhn-poker-notation = - 表示尚未切牌，这时走法是切牌的位置。之后写自己的牌和至今的行动：K、Q:check、Q:bet、J:check-bet；三张牌写 J、Q、K，更多时写 1 到张数。结束的一局写出双方的牌，先手在前：J,K:check-bet-fold。
kuhn-poker-param-cards = 一副牌的张数
kuhn-poker-param-ante = 发牌前双方各付的底注
kuhn-poker-param-bet = 下注的大小
kuhn-poker-param-first = 固定的先手策略，如 J:bet=1/3,call=0;Q:bet=0,call=2/3;K:bet=1,call=1
kuhn-poker-param-second = 固定的后手策略；bet 指对方过牌后下注
kuhn-poker-expect-action = bet=… 和 call=…，各一次
kuhn-poker-card = 策略里每张牌写一次
kuhn-poker-no-chance = { $number } 不是概率
kuhn-poker-rule = 从 { $cards } 中各发一张。底注 { $ante }，下注 { $bet }。大牌赢得底池。
