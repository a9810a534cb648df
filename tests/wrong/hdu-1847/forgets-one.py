# 1 is not taken for a power of 2.
# smallest: 1
import sys

won = [False] * 1001
for n in range(1001):
    won[n] = any(not won[n - c] for c in (2, 4, 8, 16, 32, 64, 128, 256, 512) if c <= n)
for word in sys.stdin.read().split():
    print("Kiki" if won[int(word)] else "Cici")
