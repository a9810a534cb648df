# wrong: forgets that the last stone loses: plain Nim
# smallest: 1 / 1 / 1
data = iter(map(int, open(0).read().split()))
for _ in range(next(data)):
    x = 0
    for _ in range(next(data)):
        x ^= next(data)
    print("John" if x else "Brother")
