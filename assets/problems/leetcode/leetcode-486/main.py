# d(i, i) = a[i], d(i, j) = max(a[i] - d(i + 1, j), a[j] - d(i, j - 1)); the first player wins exactly if d of the whole row is at least 0.
# d(i, i) = a[i]，d(i, j) = max(a[i] - d(i + 1, j), a[j] - d(i, j - 1))；先手获胜当且仅当整排的 d ≥ 0。
import re
import sys


def best_difference(row):
    """Own total minus the other's for the player to move."""
    best = list(row)  # best[i]: for the stretch from i of the length reached so far
    for length in range(2, len(row) + 1):
        for i in range(len(row) - length + 1):
            best[i] = max(row[i] - best[i + 1], row[i + length - 1] - best[i])
    return best[0]


for text in re.findall(r"\[([^]]*)\]", sys.stdin.read()):
    row = list(map(int, text.split(",")))
    print("true" if best_difference(row) >= 0 else "false")
