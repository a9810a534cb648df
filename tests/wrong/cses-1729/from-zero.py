# The word begins with the heap of 0 sticks.
# smallest: 1 1 / 1
n, k = map(int, input().split())
takes = list(map(int, input().split()))
won = [False] * (n + 1)
for i in range(n + 1):
    won[i] = any(not won[i - c] for c in takes if c <= i)
print("".join("W" if w else "L" for w in won))
