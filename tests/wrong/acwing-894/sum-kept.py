# wrong: lets a heap be split only so that the stones stay the same, as in Lasker's game without taking
# smallest: 1 / 1
n, *a = map(int, open(0).read().split())
g = [0] * 101
for h in range(1, 101):
    seen = {g[i] ^ g[h - i] for i in range(1, h)}
    while g[h] in seen:
        g[h] += 1
x = 0
for h in a[:n]:
    x ^= g[h]
print("Yes" if x else "No")
