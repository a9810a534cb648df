# wrong: adds the values instead of taking the xor
# smallest: 2 / 0 / 1 0 / 2 1 1 / 0
import sys
sys.setrecursionlimit(100000)
data = iter(map(int, sys.stdin.read().split()))


def sg(v):
    if v not in g:
        seen = {sg(w) for w in to[v]}
        m = 0
        while m in seen:
            m += 1
        g[v] = m
    return g[v]


for n in data:
    to = [[next(data) for _ in range(next(data))] for _ in range(n)]
    g = {}
    while m := next(data):
        print("WIN" if sum(sg(next(data)) for _ in range(m)) else "LOSE")
