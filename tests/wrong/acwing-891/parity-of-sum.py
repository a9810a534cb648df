# wrong: adds the heaps and looks whether the sum is odd, instead of the xor
# smallest: 1 / 2
count, *heaps = map(int, open(0).read().split())
print("Yes" if sum(heaps[:count]) % 2 else "No")
