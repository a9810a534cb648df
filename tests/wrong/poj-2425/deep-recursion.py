# wrong: crashes: a long chain is deeper than the recursion limit of Python
# smallest: a chain 0 -> 1 -> 2 -> ... of about 500 places, one piece on 0
data = iter(map(int, open(0).read().split()))


def sg(v):
    if v not in g:
        seen = [sg(w) for w in to[v]]
        m = 0
        while m in seen:
            m += 1
        g[v] = m
    return g[v]


for n in data:
    to = [[next(data) for _ in range(next(data))] for _ in range(n)]
    g = {}
    while m := next(data):
        x = 0
        for _ in range(m):
            x ^= sg(next(data))
        print("WIN" if x else "LOSE")
