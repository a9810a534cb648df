# A heap of a stones is worth the a-th number with an odd number of ones in binary; won exactly if the xor is not 0.
# a 颗石子的堆，SG 值是第 a 个二进制中有奇数个 1 的数；先手必胜当且仅当异或和不为 0。
import sys


def value(heap):
    """The heap-th number with an odd number of ones: 2(heap-1) or one more."""
    is_even = bin(heap - 1).count("1") % 2 == 0
    return 2 * (heap - 1) + is_even


count, *heaps = map(int, sys.stdin.buffer.read().split())
nim_sum = 0
for heap in heaps[:count]:
    nim_sum ^= value(heap)
print("Yes" if nim_sum != 0 else "No")
