# All heaps 1: won exactly if their number is even. Else: won exactly if the xor of all heaps is not 0.
# 各堆都是 1 颗：堆数为偶数时先手必胜。否则：先手必胜当且仅当异或和不为 0。
import sys
from functools import reduce
from itertools import islice
from operator import xor

numbers = map(int, sys.stdin.buffer.read().split())
for _ in range(next(numbers)):
    count = next(numbers)
    heaps = list(islice(numbers, count))
    if max(heaps) > 1:
        is_won = reduce(xor, heaps) != 0
    else:
        is_won = count % 2 == 0
    print("John" if is_won else "Brother")
