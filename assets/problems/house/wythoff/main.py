# The first player loses exactly if the smaller heap is floor(k * phi), k being the difference of the heaps and phi = (1 + sqrt 5) / 2.
# 先手必败当且仅当较小的一堆等于 ⌊k × φ⌋，其中 k 为两堆之差，φ = (1 + √5) / 2。
import sys


def is_cold(small, large):
    """small = floor(k * phi) exactly if small * (small - k) <= k * k < (small + 1) * (small + 1 - k)"""
    k = large - small
    return small * (small - k) <= k * k < (small + 1) * (small + 1 - k)


numbers = list(map(int, sys.stdin.read().split()))
for a, b in zip(numbers[::2], numbers[1::2]):
    print("second win" if is_cold(min(a, b), max(a, b)) else "first win")
