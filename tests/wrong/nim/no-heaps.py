# wrong: crashes on a test without heaps
# smallest: 1 / 0
from functools import reduce
from operator import xor
data = iter(map(int, open(0).read().split()))
for _ in range(next(data)):
    print("Yes" if reduce(xor, [next(data) for _ in range(next(data))]) else "No")
