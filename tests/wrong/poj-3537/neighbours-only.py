# wrong: forbids only the two cells next to a cross
# smallest: 4
n = int(input())
g = [0, 0]
for h in range(2, n + 2):
    seen = {g[i] ^ g[h - 2 - i] for i in range(h - 1)}
    m = 0
    while m in seen:
        m += 1
    g.append(m)
print(1 if g[n + 1] else 2)
