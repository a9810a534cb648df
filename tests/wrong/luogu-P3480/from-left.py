# wrong: pairs the differences from the left: a_1, a_3 - a_2, ...
# smallest: 1 / 2 / 0 1
data = iter(map(int, open(0).read().split()))
for _ in range(next(data)):
    a = [0] + [next(data) for _ in range(next(data))]
    x = 0
    for i in range(1, len(a), 2):
        x ^= a[i] - a[i - 1]
    print("TAK" if x else "NIE")
