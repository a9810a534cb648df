# wrong: treats only a single heap of 1 in its own way
# smallest: 1 / 2 / 1 1
data = iter(map(int, open(0).read().split()))
for _ in range(next(data)):
    a = [next(data) for _ in range(next(data))]
    x = 0
    for h in a:
        x ^= h
    print("Brother" if x == 0 or a == [1] else "John")
