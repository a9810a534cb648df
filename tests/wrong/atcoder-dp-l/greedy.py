# Both always take the larger end.
# smallest: 4 / 1 2 1 1
import sys

row = list(map(int, sys.stdin.read().split()))[1:]
difference, sign = 0, 1
while row:
    difference += sign * row.pop(0 if row[0] >= row[-1] else -1)
    sign = -sign
print(difference)
