expect-cell = a1 到 { $last } 之间的一格
expect-row = 由 { $marks } 组成的一行，最多 { $most } 列、{ $most } 行
expect-row-as-long = 与第一行一样有 { $cols } 格
row-too-long = 第 { $row } 行比第一行长
search-too-large = 搜索这个局面需要访问的局面超过 { $most } 个
