# The first player wins exactly if the xor of all heaps is not 0.
# 先手必胜当且仅当各堆石子数的异或和不为 0。
import sys
from functools import reduce
from operator import xor

count, *heaps = map(int, sys.stdin.buffer.read().split())
nim_sum = reduce(xor, heaps[:count], 0)
print("Yes" if nim_sum != 0 else "No")
