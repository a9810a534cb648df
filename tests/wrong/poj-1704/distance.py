# wrong: takes the distance of two pieces instead of the free squares between them
# smallest: 1 / 1 / 1
data = iter(map(int, open(0).read().split()))
for _ in range(next(data)):
    a = sorted(next(data) for _ in range(next(data)))
    if len(a) % 2:
        a.insert(0, 0)
    x = 0
    for i in range(0, len(a), 2):
        x ^= a[i + 1] - a[i]
    print("Georgia will win" if x else "Bob will win")
