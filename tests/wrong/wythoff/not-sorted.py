# The first heap is taken for the smaller one.
# smallest: 2 1
import sys

numbers = list(map(int, sys.stdin.read().split()))
for a, b in zip(numbers[::2], numbers[1::2]):
    k = b - a
    print("second win" if a * (a - k) <= k * k < (a + 1) * (a + 1 - k) else "first win")
