# If M <= N, exactly the raises M to N win; else only M mod (N + 1) does, and none if that is 0.
# M ≤ N 时，必胜的加价恰为 M 到 N；否则只有 M mod (N + 1) 一种，它为 0 时没有。
import sys

numbers = list(map(int, sys.stdin.read().split()))
for price, most in zip(numbers[::2], numbers[1::2]):
    if price <= most:
        print(" ".join(map(str, range(price, most + 1))))
    else:
        print(price % (most + 1) or "none")
