# Alice, who moves first, wins exactly if n is 1 or 2.
# 先手 Alice 必胜当且仅当 n 是 1 或 2。
import sys

for word in sys.stdin.read().split():
    coins = int(word)
    if coins == 0:
        break
    print("Alice" if coins <= 2 else "Bob")
