# The distance of the pieces instead of the free squares between them.
# smallest: 1 2 / 1 2
import sys

numbers = iter(map(int, sys.stdin.read().split()))
for n in numbers:
    next(numbers)
    x = 0
    for _ in range(n):
        x ^= abs(next(numbers) - next(numbers))
    print("I WIN!" if x else "BAD LUCK!")
