# A pair (a, b) is worth the place of the lowest 0 bit of (a-1) | (b-1); won exactly if the xor of all pairs is not 0.
# 一对 (a, b) 的 SG 值是 (a-1) | (b-1) 最低的 0 所在的位；先手必胜当且仅当各对的异或和不为 0。
import sys


def value(a, b):
    """The place of the lowest 0 bit."""
    bits = (a - 1) | (b - 1)
    return (~bits & (bits + 1)).bit_length() - 1


numbers = map(int, sys.stdin.buffer.read().split())
for _ in range(next(numbers)):
    nim_sum = 0
    for _ in range(next(numbers) // 2):
        nim_sum ^= value(next(numbers), next(numbers))
    print("YES" if nim_sum != 0 else "NO")
