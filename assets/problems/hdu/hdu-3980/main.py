# The first player wins exactly if N >= M and a row of N - M beads has SG value 0; sg(n) is the mex of sg(a) xor sg(n - M - a) over 0 <= a <= n - M.
# 先手必胜当且仅当 N ≥ M 且一排 N - M 颗珠子的 SG 值为 0；sg(n) 是所有 sg(a) xor sg(n - M - a) 的 mex，0 ≤ a ≤ n - M。
import sys
from operator import xor

numbers = list(map(int, sys.stdin.read().split()))
tables = {}


def row_value(beads, length):
    """The value of a row in which `length` beads side by side are painted at a time."""
    values = tables.setdefault(length, [0] * length)
    for n in range(len(values), beads + 1):
        rest = n - length
        seen = set(map(xor, values[: rest // 2 + 1], values[rest::-1]))
        value = 0
        while value in seen:
            value += 1
        values.append(value)
    return values[beads]


for test in range(1, numbers[0] + 1):
    beads, length = numbers[2 * test - 1 : 2 * test + 1]
    is_won = beads >= length and row_value(beads - length, length) == 0
    print(f"Case #{test}: {'aekdycoin' if is_won else 'abcdxyzk'}")
