# wrong: too slow: values of the rows by mex up to n, O(n^2)
# smallest: 8000 / 0
for word in open(0).read().split():
    n = int(word)
    if n == 0:
        break
    g = [0, 1, 2]
    for h in range(3, n):
        seen = {g[i] ^ g[h - c - i] for c in (1, 2) for i in range(h - c + 1)}
        m = 0
        while m in seen:
            m += 1
        g.append(m)
    print("Alice" if n < 3 or (g[n - 1] == 0 or g[n - 2] == 0) else "Bob")
