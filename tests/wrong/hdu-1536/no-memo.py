# The recursion keeps no values: the same heaps are worked out again and again.
# smallest: 2 1 2 / 1 / 1 34 / 0 (late: more than 3 s)
import sys

sys.setrecursionlimit(20000)
numbers = iter(map(int, sys.stdin.read().split()))


def value(n):
    seen = {value(n - c) for c in takes if c <= n}
    v = 0
    while v in seen:
        v += 1
    return v


for k in numbers:
    if k == 0:
        break
    takes = [next(numbers) for _ in range(k)]
    line = ""
    for _ in range(next(numbers)):
        x = 0
        for _ in range(next(numbers)):
            x ^= value(next(numbers))
        line += "W" if x else "L"
    print(line)
