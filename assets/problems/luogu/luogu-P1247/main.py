# With the xor X of all heaps: lost if X is 0, else bring the first heap a with (a xor X) < a down to a xor X.
# 设异或和为 X：X 为 0 则必败，否则把第一个满足 (a xor X) < a 的堆 a 取到只剩 a xor X 根。
import sys
from functools import reduce
from operator import xor

count, *heaps = map(int, sys.stdin.buffer.read().split())
heaps = heaps[:count]
nim_sum = reduce(xor, heaps, 0)
if nim_sum == 0:
    print("lose")
else:
    best = next(i for i, heap in enumerate(heaps) if (heap ^ nim_sum) < heap)
    left = heaps[best] ^ nim_sum
    print(heaps[best] - left, best + 1)
    heaps[best] = left
    print(" ".join(map(str, heaps)))
