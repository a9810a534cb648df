toads-and-frogs-name = 蟾蜍与青蛙
toads-and-frogs-alias = 青蛙跳棋|蟾蜍和青蛙|跳蛙棋
toads-and-frogs-promise = 一路跳下去，看谁先没路。
toads-and-frogs-rules = 蟾蜍 T 只向右，青蛙 F 只向左：走一格到空格，或跳过一只对方的棋子，落到紧挨其后的空格。不吃子。轮到走而无路可走者负。
toads-and-frogs-notation = 从左到右写出一行，点表示空格，再写轮到的一方 T 或 F：TT..FF T。走法 a1-b1 写出起点和终点。
toads-and-frogs-param-toads = 开局时左边的蟾蜍数
toads-and-frogs-param-gap = 开局时中间的空格数
toads-and-frogs-param-frogs = 开局时右边的青蛙数
toads-and-frogs-note = 无路可走者负。
toads-and-frogs-no-way-t = T 每步向右走一格到空格，或跳过一只 F 落到紧挨其后的空格
toads-and-frogs-no-way-f = F 每步向左走一格到空格，或跳过一只 T 落到紧挨其后的空格

## Why

toads-and-frogs-ask = 谁会先无路可走？哪一跳替自己开路，哪一跳替对手开路？
toads-and-frogs-law = { $of ->
    [start] 理查德·盖伊的游戏（《稳操胜券》第 1 章）。不能指望有适用于所有局面的简单规则：判定胜负是 NP 难的（埃里克森 1996）。
   *[board] 由完全搜索证明：凡是还能影响结果的走法都走到了底。
 }
toads-and-frogs-worth = 按组合博弈论，此局面的值为 { $worth }：{ $side ->
    [none] 双方都不领先，{ $star ->
        [yes] 但有一步谁走就归谁，所以轮到谁走谁赢
       *[no] 所以轮到谁走谁输
    }
   *[other] { $side ->
        [first] 蟾蜍
       *[second] 青蛙
    }领先{ $kind ->
        [one] 整整一步
        [half] 半步
        [quarter] 四分之一步
       *[more] {" "}{ $amount } 步
    }，无论谁先走都赢{ $star ->
        [yes] ；星号表示另有一步谁走就归谁
       *[no] {""}
    }
 }。{ $then ->
    [no] {""}
    [all] 各种走法之后的值列在旁边：大于 0 蟾蜍赢，小于 0 青蛙赢，等于 0 刚走完的一方赢，为 * 则另一方赢。
   *[other] 走了 { $mv } 之后值是 { $then }。
 }
toads-and-frogs-does-block = 再无走法
board-head-move = 走法
board-head-left = 之后的值
