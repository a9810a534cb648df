# Nim instead: one heap a move, as many coins as one likes.
# smallest: 1 / 1 / 2
import sys

numbers = iter(map(int, sys.stdin.read().split()))
for _ in range(next(numbers)):
    x = 0
    for _ in range(next(numbers)):
        x ^= next(numbers)
    print("first" if x else "second")
