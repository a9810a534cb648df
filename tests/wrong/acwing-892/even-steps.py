# wrong: counts from 0: takes the xor of the steps 2, 4, 6, ...
# smallest: 1 / 1
n = int(input())
a = list(map(int, input().split()))
x = 0
for i in range(1, n, 2):
    x ^= a[i]
print("Yes" if x else "No")
