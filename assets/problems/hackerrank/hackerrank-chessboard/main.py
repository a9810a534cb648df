# The first player loses exactly if x mod 4 and y mod 4 are both 1 or 2.
# 先手必败当且仅当 x 和 y 除以 4 的余数都是 1 或 2。
import sys


def is_low(coordinate):
    return coordinate % 4 in (1, 2)


numbers = map(int, sys.stdin.read().split())
for _ in range(next(numbers)):
    x, y = next(numbers), next(numbers)
    print("Second" if is_low(x) and is_low(y) else "First")
