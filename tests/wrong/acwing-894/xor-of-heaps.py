# wrong: plain Nim: takes the xor of the heaps
# smallest: 3 / 1 2 3
n = int(input())
x = 0
for h in map(int, input().split()):
    x ^= h
print("Yes" if x else "No")
