# wrong: lost if one of the two coordinates is 1 or 2 mod 4, instead of both
# smallest: 1 / 1 3
for _ in range(int(input())):
    x, y = map(int, input().split())
    print("Second" if x % 4 in (1, 2) or y % 4 in (1, 2) else "First")
