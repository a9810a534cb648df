# With a_0 = 0: won exactly if the xor of a_n - a_(n-1), a_(n-2) - a_(n-3), ... is not 0.
# 令 a_0 = 0：从右往左隔一个取差 a_n - a_(n-1)、a_(n-2) - a_(n-3)……，先手必胜当且仅当它们的异或和不为 0。
import sys
from itertools import islice

numbers = map(int, sys.stdin.buffer.read().split())
for _ in range(next(numbers)):
    count = next(numbers)
    heaps = [0, *islice(numbers, count)]
    nim_sum = 0
    for i in range(count, 0, -2):
        nim_sum ^= heaps[i] - heaps[i - 1]
    print("TAK" if nim_sum != 0 else "NIE")
