# Normal play turned round everywhere, not only where all rows hold one apple.
# smallest: 1 / 2
import sys

numbers = iter(map(int, sys.stdin.read().split()))
for n in numbers:
    x = 0
    for _ in range(n):
        x ^= next(numbers)
    print("No" if x else "Yes")
