bankruptcy-name = 破产
bankruptcy-alias = 遗产|塔木德|破产问题|核仁
bankruptcy-promise = 遗产不够还债，怎么分？
bankruptcy-rules = 把一笔遗产分给债权人。联盟的价值是其他人取走全部债权之后剩下的遗产。一方提出分配，另一方指出一个单干更合算的联盟，或者接受。反对属实者胜，不实者负；接受了有联盟吃亏的分配者负；无人吃亏时双方一致，算和。
bankruptcy-notation = 遗产与各人的债权，例如 200:100,200,300。分配写作 @x,y,...，每人一份；回答写一个联盟（例如 AC）或 accept。
bankruptcy-table = 他们分 { $whole }，债权共 { $claims }。

## Why

bankruptcy-head-claim = 债权
bankruptcy-head-half = 债权之半
bankruptcy-head-gets = 所得
bankruptcy-head-loses = 损失
bankruptcy-gains = 遗产不超过债权总和的一半：核仁让大家所得相同，但谁也不超过自己债权的一半。
bankruptcy-losses = 遗产超过债权总和的一半：核仁让大家损失相同，但谁也不超过自己债权的一半。
bankruptcy-law = 定理（奥曼与马施勒 1985）：破产问题的核仁就是《塔木德》的规则，债权之半以内所得相等，其后损失相等。它的核心从不为空。
