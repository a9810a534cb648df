# Rabbit, who begins, wins exactly if the xor of the squares' numbers is not 0.
# 先手 Rabbit 必胜当且仅当所有棋子的格子编号异或和不为 0。
import sys

numbers = map(int, sys.stdin.read().split())
for count in numbers:
    if count == 0:
        break
    total = 0
    for _ in range(count):
        total ^= next(numbers)
    print("Rabbit Win!" if total != 0 else "Grass Win!")
