expect-cell = a cell from a1 to { $last }
expect-row = a row of { $marks }, at most { $most } long and { $most } deep
expect-row-as-long = a row of { $cols } like the first
row-too-long = row { $row } is longer than the first
search-too-large = the search of this position goes beyond { $most } positions
