# wrong: looks only whether all heaps are odd
# smallest: 1 / 4 / 1 2 1 2
data = iter(map(int, open(0).read().split()))
for _ in range(next(data)):
    a = [next(data) for _ in range(next(data))]
    print("NO" if all(h % 2 for h in a) else "YES")
