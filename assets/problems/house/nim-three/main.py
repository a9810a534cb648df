# The first player wins exactly if a xor b xor c is not 0.
# 先手必胜当且仅当 a、b、c 的异或和不为 0。
import sys

numbers = map(int, sys.stdin.buffer.read().split())
for a, b, c in zip(numbers, numbers, numbers):
    print("first win" if a ^ b ^ c != 0 else "second win")
