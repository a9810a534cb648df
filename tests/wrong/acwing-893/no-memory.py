# wrong: too slow: the values are computed again and again, without memory
# smallest: 2 / 1 2 / 1 / 32
data = list(map(int, open(0).read().split()))
k = data[0]
s = data[1:k + 1]


def sg(h):
    seen = {sg(h - c) for c in s if c <= h}
    m = 0
    while m in seen:
        m += 1
    return m


x = 0
for h in data[k + 2:]:
    x ^= sg(h)
print("Yes" if x else "No")
