bankruptcy-name = 破产
bankruptcy-alias = 遗产|塔木德|破产问题|核仁
bankruptcy-promise = 遗产不够还债，怎么分？
bankruptcy-rules = 把一笔遗产分给债权人。联盟的价值是其他人取走全部债权之后剩下的遗产。一方提出分配，另一方指出一个单干更合算的联盟，或者接受。反对属实者胜，不实者负；接受了有联盟吃亏的分配者负；无人吃亏时双方一致，算和。
bankruptcy-notation = 遗产与各人的债权，例如 200:100,200,300。分配写作 @x,y,...，每人一份；回答写一个联盟（例如 AC）或 accept。
bankruptcy-table = 他们分 { $whole }，债权共 { $claims }。

## Why

bankruptcy-head-claim = 债权
bankruptcy-head-most = 至多：债权
bankruptcy-head-half = 债权之半
bankruptcy-head-gets = 所得
bankruptcy-head-loses = 损失
bankruptcy-head-part = 均分
bankruptcy-look = 其他人拿走的不会多于他们的债权。所以分配无人反对，当且仅当每人所得至少为 0，至多为自己的债权。
bankruptcy-look-surplus = 债权共 { $claims }，遗产中还有 { $surplus } 无人主张。每人单干得到自己的债权和这一部分：{ $sum }。可是一共只有 { $estate }，所以无论怎么分，总有人不如单干。
bankruptcy-place = 债权总和的一半是 { $half }，{ $count ->
    [gains] 不小于遗产 { $estate }：所以均分所得。
   *[losses] 小于遗产 { $estate }：所以均分损失。
 }
bankruptcy-place-surplus = 遗产中有 { $surplus } 无人主张。
bankruptcy-found = 债权总和的一半 { $claims } / 2 = { $half } { $count ->
    [gains] 不小于遗产 { $estate }，所以按所得均分，各以其债权之半为限。
   *[losses] 小于遗产 { $estate }，所以把缺少的 { $claims } - { $estate } = { $lost } 按损失均分，各以其债权之半为限。
 }{ $worked }
bankruptcy-equal = { $count ->
    [gains] 每人得 { $each }，各人债权之半均不小于 { $each }。
   *[losses] 每人损失 { $each }，各人债权之半均不小于 { $each }。
 }
bankruptcy-stopped = { $count ->
    [gains] 恰好得到债权之半的：{ $halves }。其余的 { $left } 归 { $others }
   *[losses] 恰好损失债权之半的：{ $halves }。其余的 { $left } 由 { $others } 承担
 }{ $number ->
    [1] 。
   *[other] ，每人 { $each }。
 }
bankruptcy-found-surplus = 每人得到自己的债权，再均分无人主张的部分：{ $surplus } / { $players } = { $each }。
bankruptcy-law = 定理（奥曼与马施勒 1985）：《塔木德》的这个规则给出核仁。
