# wrong: answers the number of heaps if the position is won
# smallest: 2 / 1 2 / 0
data = iter(map(int, open(0).read().split()))
while n := next(data):
    x = 0
    for _ in range(n):
        x ^= next(data)
    print(n if x else 0)
