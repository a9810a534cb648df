table-period = 从 { $preperiod } 起，数值以 { $period } 为周期重复{ $saltus ->
    [0] 。
   *[other] ，每周期增加 { $saltus }。
 }
table-theorem = 有定理保证，对任意大小成立。
table-certified = 对任意大小都已验证：比较了 { $from } 到 { $to } 的数值。
table-seen = 这是算到 { $to } 为止所见，共 { $rounds } 个整周期。仅凭这些值还不能证明。
table-law = 定理，对任意大小成立：输的恰好是满足 { $law } 的局面{ $gap ->
    [0] 。
   *[other] ，其中 k 为 b − a 且不为负。
 }
table-checked = 已算到 { $to }：在此范围内尚不能断定有周期。
table-exceptions = 之前的例外：{ $list }。
table-exceptions-many = 之前的例外：共 { $count } 个。
chart-line = { $name } 从 { $from } 到 { $to } 的数值。
chart-map = { $rows }（纵向）与 { $columns }（横向）从 { $from } 到 { $to } 的数值。
chart-legend-line = P：轮到的一方必败。
chart-legend-line-period = P：轮到的一方必败。色带为各个周期，* 为例外。
chart-legend-map = 0：轮到的一方必败。颜色越深，SG 值越大。
chart-legend-map-outcomes = P：轮到的一方必败；N：必胜；D：和棋。
chart-falls = 全部局面，按轮到的一方与距终局步数统计。
chart-falls-side = 轮到 { $side } 走：共 { $positions } 个局面，N { $won } 个，P { $lost } 个，D { $drawn } 个，最长 { $longest } 步。
chart-legend-falls = N：轮到的一方必胜；P：必败；D：和棋。横条为已分胜负的局面数，按距终局步数排列。
