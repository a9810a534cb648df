# The first player wins exactly if m + 1 does not divide n.
# 先手必胜当且仅当 n 不是 m + 1 的倍数。
import sys

numbers = list(map(int, sys.stdin.read().split()))
tests = numbers[0]
for i in range(tests):
    stones, most = numbers[1 + 2 * i : 3 + 2 * i]
    print("first" if stones % (most + 1) != 0 else "second")
