# wrong: too slow: looks for the remainder by subtracting again and again
# smallest: 1 / 20000000 1
data = iter(map(int, open(0).read().split()))
for _ in range(next(data)):
    a, b = sorted((next(data), next(data)))
    first = True
    while True:
        rest, times = b, 0
        while rest >= a:
            rest -= a
            times += 1
        if rest == 0 or times > 1:
            break
        a, b = rest, a
        first = not first
    print("Stan wins" if first else "Ollie wins")
