# Only the first winning move is printed.
# smallest: 3 / 1 1 1 / 0
import sys

numbers = list(map(int, sys.stdin.read().split()))
at = 0
while numbers[at]:
    heaps = numbers[at + 1 : at + 1 + numbers[at]]
    at += 1 + numbers[at]
    x = 0
    for a in heaps:
        x ^= a
    print("Yes" if x else "No")
    for a in heaps:
        if a ^ x < a:
            print(a, a ^ x)
            break
