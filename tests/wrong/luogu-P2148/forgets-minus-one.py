# wrong: takes the lowest 0 bit of a or b, without subtracting 1
# smallest: 1 / 2 / 1 1
data = iter(map(int, open(0).read().split()))
for _ in range(next(data)):
    x = 0
    for _ in range(next(data) // 2):
        bits = next(data) | next(data)
        place = 0
        while bits >> place & 1:
            place += 1
        x ^= place
    print("YES" if x else "NO")
