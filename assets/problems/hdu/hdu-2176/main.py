# With X the xor of all heaps, the winning moves are exactly a to a xor X for the heaps a with a xor X < a; there are some exactly if X is not 0.
# 设 X 为各堆的异或和，必胜的走法恰为：对每个满足 a xor X < a 的堆，把 a 取到 a xor X；X 不为 0 时必有这样的堆，X 为 0 时先手必败。
import sys
from functools import reduce
from operator import xor

numbers = list(map(int, sys.stdin.read().split()))
out = []
at = 0
while at < len(numbers) and numbers[at] != 0:
    heaps = numbers[at + 1 : at + 1 + numbers[at]]
    at += 1 + numbers[at]
    total = reduce(xor, heaps)
    out.append("Yes" if total != 0 else "No")
    out += [f"{heap} {heap ^ total}" for heap in heaps if heap ^ total < heap]
print("\n".join(out))
