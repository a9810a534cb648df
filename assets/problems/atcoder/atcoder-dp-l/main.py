# d(i, i) = a[i], d(i, j) = max(a[i] - d(i + 1, j), a[j] - d(i, j - 1)); X - Y is d of the whole row.
# d(i, i) = a[i]，d(i, j) = max(a[i] - d(i + 1, j), a[j] - d(i, j - 1))；X - Y 就是整行的 d。
import sys
from operator import sub

size, *row = map(int, sys.stdin.read().split())
best = row[:size]  # best[i]: for the stretch from i of the length reached so far
for length in range(2, size + 1):
    left_taken = map(sub, row, best[1:])
    right_taken = map(sub, row[length - 1 :], best)
    best = list(map(max, left_taken, right_taken))
print(best[0])
