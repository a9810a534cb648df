# wrong: takes all numbers to stand on the second line
# smallest: 2 / 1 / 1
n = int(input())
a = list(map(int, input().split()))
d = a[:]
for k in range(1, n):
    for i in range(n - k):
        d[i] = max(a[i] - d[i + 1], a[i + k] - d[i])
print((sum(a) + d[0]) // 2, (sum(a) - d[0]) // 2)
