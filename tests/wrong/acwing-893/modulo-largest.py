# wrong: takes the heap modulo the largest take plus 1, as if all takes up to it were allowed
# smallest: 1 / 2 / 1 / 1
data = list(map(int, open(0).read().split()))
k = data[0]
s = data[1:k + 1]
heaps = data[k + 2:]
x = 0
for h in heaps:
    x ^= h % (max(s) + 1)
print("Yes" if x else "No")
