# Never cut off a strip of width 1; the value of a paper is the mex of the xors over all other cuts; lost exactly at 0.
# 不能剪出宽为 1 的纸条；纸的 SG 值是其余各种剪法两片 SG 值异或的 mex；为 0 则必败。
import sys

numbers = list(map(int, sys.stdin.buffer.read().split()))
limit = max(numbers, default=0)
value = [[0] * (limit + 1) for _ in range(limit + 1)]
for w in range(2, limit + 1):
    row = value[w]
    for h in range(2, w + 1):
        column = value[h]  # the table is symmetric
        reached = {column[i] ^ column[w - i] for i in range(2, w // 2 + 1)}
        reached |= {row[i] ^ row[h - i] for i in range(2, h // 2 + 1)}
        mex = 0
        while mex in reached:
            mex += 1
        row[h] = column[w] = mex

for w, h in zip(numbers[::2], numbers[1::2]):
    print("WIN" if value[w][h] != 0 else "LOSE")
