# wrong: divides by m instead of m + 1
# smallest: 1 / 1 1
for _ in range(int(input())):
    n, m = map(int, input().split())
    print("first win" if n % m else "second win")
