# wrong: takes a stone on step i for a heap of i: xor of i * a_i
# smallest: 2 / 2 1
n, *a = map(int, open(0).read().split())
x = 0
for i in range(n):
    x ^= (i + 1) * a[i]
print("Yes" if x else "No")
