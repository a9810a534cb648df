heap-rule-name = 自定规则的堆
heap-rule-alias = 自定规则|自编游戏
heap-rule-promise = 取法由你来定。
heap-rule-rules = 桌上有若干堆石子。从 n 枚的一堆里，若第一个条件成立，可取走 c 枚；若第二个条件成立，可取走 c 枚（也可以不取），并把其余分成 x 枚和 y 枚两堆，x 为较小者。{ $misere ->
    [true] 无法行动者胜。
    [false] 无法行动者负。
   *[other] 无法行动者负；反常规则下无法行动者胜。
 }
heap-rule-notation = 各堆写作 3,5,7。走法 2:5->1 表示第 2 堆由 5 变为 1；1:7->2+4 表示留下两堆，小的在前；1:2->0 表示整堆消失。
heap-rule-param-take = 何时可从 n 枚的堆取走 c 枚：条件如 c <= 3 或 prime(c)，列表如 1,4,9，或 none
heap-rule-param-split = 何时可取走 c 枚并把其余分成 x 与 y：条件如 c == 0 and x != y，或 none
heap-rule-param-misere = 无法行动者胜
heap-rule-note-take = 满足下列条件时，可从 n 枚的堆取走 c 枚：{ $take }。
heap-rule-note-split = 满足下列条件时，可从 n 枚的堆取走 c 枚并把其余分成 x 与 y：{ $split }。
heap-rule-note = 满足下列条件时，可从 n 枚的堆取走 c 枚：{ $take }；满足下列条件时，可取走 c 枚并把其余分成 x 与 y：{ $split }。
heap-rule-no-condition = 这里是数，不是条件
heap-rule-expect = 条件（如 c <= 3）、数的列表，或 none

## Why

heap-rule-seen = 核对到 { $to }：看到 SG 值从 { $from } 起每 { $period } 循环。这是观察，不是证明。
heap-rule-checked = SG 值由规则逐个算出，直到 { $to }；其中未见周期。
heap-rule-law = 这里仅由规则对任意大小证明：一台 { $states } 个状态的自动机读{ $numeration }，给出每堆的 SG 值。它学自所有小于 { $size } 的堆；反例的自动机什么也不接受。
