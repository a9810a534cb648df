# wrong: keeps only won and lost for each heap: the first player wins if some heap is won alone
# smallest: 1 / 1 / 2 / 1 1
data = list(map(int, open(0).read().split()))
k = data[0]
s = data[1:k + 1]
won = [False] * 10001
for h in range(10001):
    won[h] = any(c <= h and not won[h - c] for c in s)
print("Yes" if any(won[h] for h in data[k + 2:]) else "No")
