# n is won exactly if some square s with 1 <= s <= n leaves a lost n - s; 0 is lost.
# n 必胜当且仅当存在平方数 s（1 ≤ s ≤ n）使 n - s 必败；0 必败。
import re
import sys

LIMIT = 100000

squares = [root * root for root in range(1, 317)]
is_won = [False] * (LIMIT + 1)
for n in range(LIMIT + 1):
    if not is_won[n]:
        for square in squares:
            if n + square > LIMIT:
                break
            is_won[n + square] = True

for stones in map(int, re.findall(r"\d+", sys.stdin.read())):
    print("true" if is_won[stones] else "false")
