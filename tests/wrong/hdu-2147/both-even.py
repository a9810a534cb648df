# Both even is taken for lost.
# smallest: 1 1 / 0 0
while True:
    n, m = map(int, input().split())
    if n == 0 and m == 0:
        break
    print("What a pity!" if n % 2 == 0 and m % 2 == 0 else "Wonderful!")
