# The remainder by m instead of m + 1.
# smallest: 1 / 1 1
import sys

numbers = list(map(int, sys.stdin.read().split()))
for i in range(numbers[0]):
    n, m = numbers[1 + 2 * i], numbers[2 + 2 * i]
    print("first" if n % m else "second")
