# Grass and Rabbit swapped.
# smallest: 1 / 1 1
for _ in range(int(input())):
    n, m = map(int, input().split())
    print("Grass" if n % (m + 1) == 0 else "Rabbit")
