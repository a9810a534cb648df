# Stan wins exactly if 18^i < n <= 9 * 18^i for some i >= 0; else Ollie does.
# Stan 必胜当且仅当存在 i ≥ 0 使 18^i < n ≤ 9 × 18^i；否则 Ollie 必胜。
import sys


def stan_wins(target):
    reach = 1
    while True:
        reach *= 9
        if reach >= target:
            return True
        reach *= 2
        if reach >= target:
            return False


for target in map(int, sys.stdin.read().split()):
    print("Stan wins." if stan_wins(target) else "Ollie wins.")
