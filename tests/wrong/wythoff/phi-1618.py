# 1.618 instead of the golden ratio.
# smallest: 376 609
import sys

numbers = list(map(int, sys.stdin.read().split()))
for a, b in zip(numbers[::2], numbers[1::2]):
    print("second win" if min(a, b) == int(abs(a - b) * 1.618) else "first win")
