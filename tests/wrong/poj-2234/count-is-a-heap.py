# wrong: takes the number of heaps for a heap
# smallest: 1 1
import sys
for line in sys.stdin:
    x = 0
    for h in map(int, line.split()):
        x ^= h
    if line.strip():
        print("Yes" if x else "No")
