# The first player's total is printed instead of the difference.
# smallest: 2 / 1 1
import sys

row = list(map(int, sys.stdin.read().split()))[1:]
d = row[:]
for length in range(2, len(row) + 1):
    for i in range(len(row) - length + 1):
        d[i] = max(row[i] - d[i + 1], row[i + length - 1] - d[i])
print((sum(row) + d[0]) // 2)
