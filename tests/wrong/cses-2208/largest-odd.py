# Only the largest heap is looked at.
# smallest: 1 / 2 / 1 2
import sys

numbers = list(map(int, sys.stdin.read().split()))
at = 1
for _ in range(numbers[0]):
    n = numbers[at]
    print("first" if max(numbers[at + 1 : at + 1 + n]) % 2 else "second")
    at += 1 + n
