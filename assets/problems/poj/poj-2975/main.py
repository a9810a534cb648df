# With the xor X of all heaps, the winning first moves are one for each heap a with (a xor X) < a.
# 设异或和为 X：每个满足 (a xor X) < a 的堆 a 恰有一种必胜的第一步，数这样的堆即可。
import sys
from functools import reduce
from itertools import islice
from operator import xor

numbers = map(int, sys.stdin.buffer.read().split())
for count in numbers:
    if count == 0:
        break
    heaps = list(islice(numbers, count))
    nim_sum = reduce(xor, heaps)
    print(sum((heap ^ nim_sum) < heap for heap in heaps))
