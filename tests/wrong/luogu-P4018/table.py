# wrong: too slow: fills a table up to the largest n
# smallest: 1 / 4000000
ns = list(map(int, open(0).read().split()))[1:]
won = [False]
for n in range(1, max(ns) + 1):
    won.append(any(c <= n and not won[n - c] for c in (1, 2, 3, 4, 5)))
for n in ns:
    print("October wins!" if won[n] else "Roy wins!")
