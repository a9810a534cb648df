# The xor is not set back between the tests.
# smallest: 1 / 1 / 1 / 0 / 0
import sys

numbers = iter(map(int, sys.stdin.read().split()))
x = 0
for m in numbers:
    if m == 0:
        break
    for _ in range(m):
        x ^= next(numbers)
    print("Rabbit Win!" if x else "Grass Win!")
