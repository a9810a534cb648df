# The first player wins exactly if the xor of the SG values of the runs of pluses is not 0; sg(n) is the mex of sg(a) xor sg(n - 2 - a) over 0 <= a <= n - 2.
# 先手必胜当且仅当各段加号 SG 值的异或和不为 0；sg(n) 是所有 sg(a) xor sg(n - 2 - a) 的 mex，0 ≤ a ≤ n - 2。
import sys

values = [0, 0]


def run_value(length):
    """The value of a run of pluses; the table grows as far as it is asked."""
    for n in range(len(values), length + 1):
        seen = {values[left] ^ values[n - 2 - left] for left in range(n - 1)}
        value = 0
        while value in seen:
            value += 1
        values.append(value)
    return values[length]


for signs in sys.stdin.read().split('"')[1::2]:
    total = 0
    for run in signs.split("-"):
        total ^= run_value(len(run))
    print("true" if total != 0 else "false")
