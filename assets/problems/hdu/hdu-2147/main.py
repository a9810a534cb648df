# kiki, who begins, loses exactly if n and m are both odd.
# 先手 kiki 必败当且仅当 n 和 m 都是奇数。
import sys

numbers = list(map(int, sys.stdin.read().split()))
for rows, columns in zip(numbers[::2], numbers[1::2]):
    if rows == columns == 0:
        break
    is_lost = rows % 2 == 1 and columns % 2 == 1
    print("What a pity!" if is_lost else "Wonderful!")
