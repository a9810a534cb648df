breaking-stuck-loses = 无法行动者负。
breaking-stuck-wins = 反常规则：无法行动者胜。
breaking-not-allowed = 规则不允许第 { $heap } 堆由 { $size } 变为 { $left }
breaking-empty-part = 分出的堆不能是空的
breaking-splits = 把第 { $heap } 堆{ $form ->
    [did] 分成了
   *[do] 分成
 } { $first } 枚和 { $last } 枚两堆
breaking-splits-in-three = 把第 { $heap } 堆{ $form ->
    [did] 分成了
   *[do] 分成
 } { $first } 枚、{ $second } 枚和 { $last } 枚三堆
breaking-takes-and-splits = 从第 { $heap } 堆{ $form ->
    [did] 取了
   *[do] 取
 } { $count } 枚，其余分成 { $first } 枚和 { $last } 枚两堆
breaking-takes-and-splits-in-three = 从第 { $heap } 堆{ $form ->
    [did] 取了
   *[do] 取
 } { $count } 枚，其余分成 { $first } 枚、{ $second } 枚和 { $last } 枚三堆
