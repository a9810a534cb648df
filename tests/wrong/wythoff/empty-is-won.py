# Heaps that are both empty are taken for won.
# smallest: 0 0
import sys

numbers = list(map(int, sys.stdin.read().split()))
for a, b in zip(numbers[::2], numbers[1::2]):
    a, b = min(a, b), max(a, b)
    k = b - a
    lost = k > 0 and a * (a - k) <= k * k < (a + 1) * (a + 1 - k)
    print("second win" if lost else "first win")
