# wrong: pairs the pieces from the left
# smallest: 1 / 3 / 1 3 4
data = iter(map(int, open(0).read().split()))
for _ in range(next(data)):
    a = sorted(next(data) for _ in range(next(data)))
    x = 0
    for i in range(0, len(a) - 1, 2):
        x ^= a[i + 1] - a[i] - 1
    if len(a) % 2:
        x ^= a[-1] - (a[-2] if len(a) > 1 else 0) - 1
    print("Georgia will win" if x else "Bob will win")
