# Both always take the largest number that fits.
# smallest: 2 4 / 1 2
n, k = map(int, input().split())
takes = sorted(map(int, input().split()), reverse=True)
turns = 0
while k >= takes[-1]:
    k -= next(c for c in takes if c <= k)
    turns += 1
print("First" if turns % 2 else "Second")
