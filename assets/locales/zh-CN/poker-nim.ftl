poker-nim-name = 扑克尼姆
poker-nim-alias = 筹码|可逆走法
poker-nim-promise = 取筹码，也可以还回去。
poker-nim-rules = 桌上有若干堆筹码，双方各有一个口袋。每步从一堆取任意枚放进自己的口袋，或从自己的口袋拿任意枚加到一堆上。桌上和自己的口袋都空了，无法行动者负。
poker-nim-notation = 各堆和口袋写作 0,3 @2-1，轮到的一方的口袋在前。走法 2:3->1 取两枚进口袋，1:0->2 从口袋付出两枚。
poker-nim-bags = 轮到的一方的口袋里有 { $own } 枚，对手有 { $other } 枚。
poker-nim-changes-nothing = 第 { $heap } 堆本来就有 { $size } 枚：一步必须使它改变
poker-nim-bag-too-small = 口袋里只有 { $own } 枚，付不出 { $count } 枚
poker-nim-tell-takes = 从第 { $heap } 堆{ $form ->
    [did] 取了
   *[do] 取
 } { $count } 枚
poker-nim-tell-adds = 给第 { $heap } 堆{ $form ->
    [did] 加了
   *[do] 加
 } { $count } 枚

## Why

poker-nim-ask = 对手把筹码加到一堆上，你怎么应？那么口袋还有什么用？
poker-nim-look = 口袋不影响胜负，只看各堆，与普通尼姆相同。{ $nim }
poker-nim-place = 第 { $heap } 堆有 { $size } 枚：{ $size } ⊕ { $sum } = { $left }，可以减到 { $left } 枚。
poker-nim-move = 从第 { $heap } 堆取走 { $count } 枚，留下 { $left } 枚：各堆的异或和变为 0。
poker-nim-stall = 面对完美的对手，每一步都输。可以取一枚，也可以付出一些，只不过拖得更久。
poker-nim-stall-take = 面对完美的对手，每一步都输。你的口袋是空的：只能取。取一枚，把棋局拖长。
poker-nim-stall-pay = 面对完美的对手，每一步都输。各堆都空了：只能把筹码付出来，不过拖延而已。
poker-nim-proof-won = 对手取，就照尼姆应对。对手付出筹码，就立刻把这些取走：各堆恢复原样，筹码永远归你的口袋。只出不进的口袋总有空的一天。
poker-nim-proof-lost = 你取，对手照尼姆应对；你付出筹码，对手把这些取走，再也不还。
poker-nim-law = 能立刻撤销的走法不改变胜负（《稳操胜券》第 3 章）。只取不付的一方面前，棋局不会无休无止：赢家取走的筹码不会再回来。
