# K is won exactly if some number x of the set with x <= K leaves a lost K - x; 0 is lost.
# K 颗必胜当且仅当集合中有 x ≤ K 使 K - x 颗必败；0 颗必败。
import sys

_size, stones, *takes = map(int, sys.stdin.read().split())
is_won = [False] * (stones + 1)
for n in range(stones):
    if not is_won[n]:
        for take in takes:
            if n + take <= stones:
                is_won[n + take] = True
print("First" if is_won[stones] else "Second")
