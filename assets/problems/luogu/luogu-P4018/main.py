# The first player, October, loses exactly if 6 divides n.
# 先手 October 必败当且仅当 n 是 6 的倍数。
import sys

tests, *heaps = map(int, sys.stdin.buffer.read().split())
for stones in heaps[:tests]:
    print("October wins!" if stones % 6 != 0 else "Roy wins!")
