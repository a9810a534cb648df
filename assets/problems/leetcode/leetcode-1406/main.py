# best(i) = max over k = 1, 2, 3 with i + k <= n of a[i] + ... + a[i + k - 1] - best(i + k), best(n) = 0; the sign of best(0) tells who wins.
# best(n) = 0，best(i) 是 a[i] + … + a[i + k - 1] - best(i + k) 的最大值（k = 1, 2, 3 且 i + k ≤ n）；best(0) 为正 Alice 胜，为负 Bob 胜，为 0 平分。
import re
import sys


def best_difference(row):
    """Own total minus the other's for the player to move."""
    best = [0] * (len(row) + 1)  # best[i]: for the stones from i on
    for i in range(len(row) - 1, -1, -1):
        taken = row[i]
        best[i] = taken - best[i + 1]
        for next in range(i + 1, min(i + 3, len(row))):
            taken += row[next]
            best[i] = max(best[i], taken - best[next + 1])
    return best[0]


for text in re.findall(r"\[([^]]*)\]", sys.stdin.read()):
    difference = best_difference(list(map(int, text.split(","))))
    print("Alice" if difference > 0 else "Bob" if difference < 0 else "Tie")
