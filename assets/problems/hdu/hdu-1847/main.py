# Kiki, who begins, wins exactly if 3 does not divide n.
# 先手 Kiki 必胜当且仅当 n 不是 3 的倍数。
import sys

for cards in map(int, sys.stdin.read().split()):
    print("Kiki" if cards % 3 != 0 else "Cici")
