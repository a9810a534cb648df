# As if the last apple won.
# smallest: 1 / 1
import sys

numbers = iter(map(int, sys.stdin.read().split()))
for n in numbers:
    x = 0
    for _ in range(n):
        x ^= next(numbers)
    print("Yes" if x else "No")
