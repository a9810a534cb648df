# The first player wins exactly if m + 1 does not divide n.
# 先手必胜当且仅当 n 不是 m + 1 的倍数。
import sys

numbers = map(int, sys.stdin.buffer.read().split())
for _ in range(next(numbers)):
    stones, most = next(numbers), next(numbers)
    print("first win" if stones % (most + 1) != 0 else "second win")
