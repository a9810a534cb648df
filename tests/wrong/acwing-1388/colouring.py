# wrong: the first player gets the better of the odd and the even places
# smallest: 3 / 1 3 1
n, *a = map(int, open(0).read().split())
best = max(sum(a[::2]), sum(a[1::2]))
print(best, sum(a) - best)
