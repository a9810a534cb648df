# Only the number of pieces that can move is looked at, not how far.
# smallest: 2 / 1 2 / 0
import sys

numbers = iter(map(int, sys.stdin.read().split()))
for m in numbers:
    if m == 0:
        break
    free = sum(next(numbers) > 0 for _ in range(m))
    print("Rabbit Win!" if free % 2 else "Grass Win!")
