# The first player loses exactly if n leaves the remainder 1 when divided by m + 1.
# 先手必败当且仅当 n 除以 m + 1 余 1。
import sys

numbers = map(int, sys.stdin.buffer.read().split())
for _ in range(next(numbers)):
    stones, most = next(numbers), next(numbers)
    print("first win" if stones % (most + 1) != 1 else "second win")
