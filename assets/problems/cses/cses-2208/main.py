# The first player wins exactly if some heap is odd.
# 先手必胜当且仅当至少有一堆是奇数。
import sys

numbers = list(map(int, sys.stdin.read().split()))
out = []
at = 1
for _ in range(numbers[0]):
    end = at + 1 + numbers[at]
    has_odd = any(coins % 2 == 1 for coins in numbers[at + 1 : end])
    out.append("first" if has_odd else "second")
    at = end
print("\n".join(out))
