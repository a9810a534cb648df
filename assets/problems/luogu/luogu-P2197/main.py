# The first player wins exactly if the xor of all heaps is not 0.
# 先手必胜当且仅当各堆石子数的异或和不为 0。
import sys
from functools import reduce
from itertools import islice
from operator import xor

numbers = map(int, sys.stdin.buffer.read().split())
for _ in range(next(numbers)):
    count = next(numbers)
    nim_sum = reduce(xor, islice(numbers, count), 0)
    print("Yes" if nim_sum != 0 else "No")
