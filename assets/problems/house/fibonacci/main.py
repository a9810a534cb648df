# The first player loses exactly if n is a Fibonacci number.
# 先手必败当且仅当 n 是斐波那契数。
import sys


def is_fibonacci(n):
    small, large = 1, 2
    while small < n:
        small, large = large, small + large
    return small == n


for stones in map(int, sys.stdin.read().split()):
    if stones == 0:
        break
    print("Second win" if is_fibonacci(stones) else "First win")
