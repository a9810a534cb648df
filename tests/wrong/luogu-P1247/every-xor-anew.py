# wrong: too slow: for every heap the xor of all others is computed anew, O(k^2)
# smallest: about 5000 heaps of 1 and a last heap of 2
k, *a = map(int, open(0).read().split())
for i in range(k):
    others = 0
    for j in range(k):
        if j != i:
            others ^= a[j]
    if others < a[i]:
        print(a[i] - others, i + 1)
        a[i] = others
        print(*a)
        break
else:
    print("lose")
