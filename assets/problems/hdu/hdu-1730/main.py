# The first player wins exactly if the xor of the gaps |black - white| - 1 over all rows is not 0.
# 先手必胜当且仅当各行间隔 |黑 - 白| - 1 的异或和不为 0。
import sys

numbers = map(int, sys.stdin.read().split())
for rows in numbers:
    next(numbers)  # the width
    total = 0
    for _ in range(rows):
        black, white = next(numbers), next(numbers)
        total ^= abs(black - white) - 1
    print("I WIN!" if total != 0 else "BAD LUCK!")
