# wrong: forgets that the last stone loses
# smallest: 1 / 1 1
for _ in range(int(input())):
    n, m = map(int, input().split())
    print("first win" if n % (m + 1) else "second win")
