# The list of takes stops at 144.
# smallest: 398 8 2 / 0 0 0
import sys

takes = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144]
sg = []
for n in range(1001):
    seen = {sg[n - c] for c in takes if c <= n}
    sg.append(next(v for v in range(99) if v not in seen))
numbers = list(map(int, sys.stdin.read().split()))
for i in range(0, len(numbers), 3):
    a, b, c = numbers[i : i + 3]
    if a == 0:
        break
    print("Fibo" if sg[a] ^ sg[b] ^ sg[c] else "Nacci")
