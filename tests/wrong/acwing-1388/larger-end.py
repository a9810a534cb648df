# wrong: greedy: both take the larger end
# smallest: 4 / 1 2 1 1
n, *a = map(int, open(0).read().split())
t = [0, 0]
for i in range(n):
    t[i % 2] += a.pop(0) if a[0] >= a[-1] else a.pop()
print(t[0], t[1])
