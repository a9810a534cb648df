# wrong: with an odd number of heaps the first heap, a_1 - 0, is left out
# smallest: 1 / 1 / 1
data = iter(map(int, open(0).read().split()))
for _ in range(next(data)):
    n = next(data)
    a = [next(data) for _ in range(n)]
    x = 0
    for i in range(n - 1, 0, -2):
        x ^= a[i] - a[i - 1]
    print("TAK" if x else "NIE")
