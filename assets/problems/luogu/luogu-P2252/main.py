# Heaps a <= b with difference k: lost exactly if a is the whole part of k(1 + root 5)/2; tested here by squares.
# 两堆 a ≤ b，差为 k：必败当且仅当 a 等于 k(1 + √5)/2 的整数部分；这里用平方比较，不用浮点数。
import sys
from math import isqrt

a, b = sorted(map(int, sys.stdin.read().split()[:2]))
k = b - a
is_lost = a == (k + isqrt(5 * k * k)) // 2
print(0 if is_lost else 1)
