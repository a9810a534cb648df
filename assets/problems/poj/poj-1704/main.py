# Pair the pieces from the right; won exactly if the xor of the free squares inside the pairs is not 0.
# 从右往左两两配对，先手必胜当且仅当各对之间空格数的异或和不为 0。
import sys
from itertools import islice

numbers = map(int, sys.stdin.buffer.read().split())
for _ in range(next(numbers)):
    count = next(numbers)
    squares = list(islice(numbers, count))
    if count % 2 == 1:
        squares.append(0)  # the wall
    squares.sort()
    nim_sum = 0
    for left, right in zip(squares[::2], squares[1::2]):
        nim_sum ^= right - left - 1
    print("Georgia will win" if nim_sum != 0 else "Bob will win")
