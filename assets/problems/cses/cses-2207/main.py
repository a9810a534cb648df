# The first player wins exactly if sg(n) is not 0, sg(n) the mex of sg(a) xor sg(n - a) for 1 <= a < n - a; up to 10^6 its last 0 is at 1222.
# 先手必胜当且仅当 sg(n) 不为 0，sg(n) 是所有 sg(a) xor sg(n - a)（1 ≤ a < n - a）的 mex；10^6 以内，最后一个 0 在 n = 1222。
import sys
from operator import xor

LAST_LOST = 1222

values = [0]
for n in range(1, LAST_LOST + 1):
    small = values[1 : (n + 1) // 2]
    seen = set(map(xor, small, values[:0:-1]))  # 1 and n - 1, 2 and n - 2, ...
    value = 0
    while value in seen:
        value += 1
    values.append(value)

tests, *heaps = map(int, sys.stdin.read().split())
print("\n".join("first" if coins > LAST_LOST or values[coins] != 0 else "second" for coins in heaps[:tests]))
