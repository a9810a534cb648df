# wrong: prints YES and NO
# smallest: 1 / 1 / 1
t = int(input())
for _ in range(t):
    input()
    x = 0
    for a in map(int, input().split()):
        x ^= a
    print("YES" if x else "NO")
