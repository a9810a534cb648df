# wrong: takes 1.618 for the golden ratio
# smallest: 376 609
a, b = sorted(map(int, input().split()))
print(0 if a == int((b - a) * 1.618) else 1)
