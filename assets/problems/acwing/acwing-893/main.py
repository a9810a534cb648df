# A heap is worth the mex of what a move can make of it; the first player wins exactly if the xor of the values is not 0.
# 一堆的 SG 值是它所有后继 SG 值的 mex；先手必胜当且仅当各堆 SG 值的异或和不为 0。
import sys

numbers = list(map(int, sys.stdin.buffer.read().split()))
size = numbers[0]
takes = sorted(set(numbers[1 : size + 1]))
count, *heaps = numbers[size + 1 :]
heaps = heaps[:count]

value = []
for heap in range(max(heaps) + 1):
    reached = {value[heap - take] for take in takes if take <= heap}
    mex = 0
    while mex in reached:
        mex += 1
    value.append(mex)

nim_sum = 0
for heap in heaps:
    nim_sum ^= value[heap]
print("Yes" if nim_sum != 0 else "No")
