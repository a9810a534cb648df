# Euclid's algorithm: whoever first meets a quotient of 2 or more, or remainder 0, wins; before that all is forced.
# 沿辗转相除走：第一次商不小于 2 或余数为 0 时，轮到的人必胜；在此之前每一步都别无选择。
import sys


def is_won(m, n):
    small, large = min(m, n), max(m, n)
    is_first = True
    while large % small != 0 and large < 2 * small:
        small, large = large - small, small
        is_first = not is_first
    return is_first


numbers = map(int, sys.stdin.buffer.read().split())
for _ in range(next(numbers)):
    m, n = next(numbers), next(numbers)
    print("Stan wins" if is_won(m, n) else "Ollie wins")
