# A row of n cells is a heap of n + 2 from which three neighbours go at a time; lost exactly at value 0.
# n 格相当于长为 n + 2 的一堆，每次拿走相邻三个；先手必败当且仅当 SG 值为 0。
import sys

cells = int(sys.stdin.read())
value = [0, 0, 0]  # of a heap from which three neighbours go at a time
for heap in range(3, cells + 3):
    rest = heap - 3
    reached = {value[left] ^ value[rest - left] for left in range(rest // 2 + 1)}
    mex = 0
    while mex in reached:
        mex += 1
    value.append(mex)
print(1 if value[cells + 2] != 0 else 2)
