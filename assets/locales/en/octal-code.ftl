expect-code-begin = a code such as 0.77: it begins with 0, 4, 8 or c and a point
expect-code-digit = 1 to { $most } digits behind the point, each 0 to 9 or a to f
heap-beyond-code = a heap of { $size } is beyond the engine: it holds heaps up to { $most }, and found no period in what it has seen
code-values-too-many = a heap of { $size } is beyond the engine: nim-values go up to { $most }
