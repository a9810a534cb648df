# wrong: takes the first number for the larger one
# smallest: 1 / 1 2
data = iter(map(int, open(0).read().split()))
for _ in range(next(data)):
    a, b = next(data), next(data)
    first = True
    while a % b and a // b < 2:
        a, b = b, a % b
        first = not first
    print("Stan wins" if first else "Ollie wins")
