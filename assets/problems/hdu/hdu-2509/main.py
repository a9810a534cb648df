# If all rows hold 1 apple, the first player wins exactly if their number is even; else exactly if the xor of the rows is not 0.
# 若每排都只有 1 个苹果，先手必胜当且仅当排数为偶数；否则先手必胜当且仅当各排个数的异或和不为 0。
import sys

numbers = map(int, sys.stdin.read().split())
for rows in numbers:
    total = longest = 0
    for _ in range(rows):
        apples = next(numbers)
        total ^= apples
        longest = max(longest, apples)
    is_won = total != 0 if longest > 1 else total == 0
    print("Yes" if is_won else "No")
