# The ring is taken for a row.
# smallest: 1 / 4 2
import sys

numbers = list(map(int, sys.stdin.read().split()))
for test in range(1, numbers[0] + 1):
    n, m = numbers[2 * test - 1], numbers[2 * test]
    sg = [0] * (n + 1)
    for i in range(m, n + 1):
        seen = {sg[a] ^ sg[i - m - a] for a in range(i - m + 1)}
        while sg[i] in seen:
            sg[i] += 1
    print(f"Case #{test}: {'aekdycoin' if sg[n] else 'abcdxyzk'}")
