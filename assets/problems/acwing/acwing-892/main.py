# Only the steps 1, 3, 5, ... count: the first player wins exactly if the xor of their stones is not 0.
# 只看第 1、3、5……级台阶：先手必胜当且仅当这些台阶上石子数的异或和不为 0。
import sys
from functools import reduce
from operator import xor

count, *stones = map(int, sys.stdin.buffer.read().split())
nim_sum = reduce(xor, stones[:count:2], 0)  # the first step is stones[0]
print("Yes" if nim_sum != 0 else "No")
