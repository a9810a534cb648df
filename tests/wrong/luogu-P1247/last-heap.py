# wrong: gives the last heap with a winning move instead of the first
# smallest: 3 / 1 1 1
k, *a = map(int, open(0).read().split())
x = 0
for h in a:
    x ^= h
if x == 0:
    print("lose")
else:
    i = max(i for i in range(k) if a[i] ^ x < a[i])
    print(a[i] - (a[i] ^ x), i + 1)
    a[i] ^= x
    print(*a)
