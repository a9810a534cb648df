# Stops at the first take that is too large, though the set is not sorted.
# smallest: 2 2 1 / 1 / 1 1 / 0
import sys

numbers = iter(map(int, sys.stdin.read().split()))
for k in numbers:
    if k == 0:
        break
    takes = [next(numbers) for _ in range(k)]
    sg = [0] * 10001
    for n in range(1, 10001):
        seen = set()
        for c in takes:
            if c > n:
                break
            seen.add(sg[n - c])
        while sg[n] in seen:
            sg[n] += 1
    line = ""
    for _ in range(next(numbers)):
        x = 0
        for _ in range(next(numbers)):
            x ^= sg[next(numbers)]
        line += "W" if x else "L"
    print(line)
