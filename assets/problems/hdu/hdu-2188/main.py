# Grass, who begins, wins exactly if m + 1 does not divide n.
# 先手 Grass 必胜当且仅当 n 不是 m + 1 的倍数。
import sys

numbers = list(map(int, sys.stdin.read().split()))
tests = numbers[0]
for i in range(tests):
    goal, most = numbers[1 + 2 * i : 3 + 2 * i]
    print("Grass" if goal % (most + 1) != 0 else "Rabbit")
