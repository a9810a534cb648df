# A cross forbids two cells on either side: a row of n is a heap of n+2 from which three neighbours go; lost exactly at value 0.
# 画一个叉，左右各两格就不能再画：n 格相当于 n+2 格中每次拿走相邻三格；SG 值为 0 则先手必败。
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
