# wrong: allows cuts that leave a strip of width 1, and gives a strip the value 0
# smallest: 2 2
N = 30
g = [[0] * (N + 1) for _ in range(N + 1)]
for w in range(1, N + 1):
    for h in range(1, N + 1):
        if w == 1 or h == 1:
            continue
        seen = {g[i][h] ^ g[w - i][h] for i in range(1, w)} | {g[w][i] ^ g[w][h - i] for i in range(1, h)}
        while g[w][h] in seen:
            g[w][h] += 1
for line in open(0):
    w, h = map(int, line.split())
    print("WIN" if w > N or h > N or g[w][h] else "LOSE")
