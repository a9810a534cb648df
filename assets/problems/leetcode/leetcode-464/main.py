# T <= M: true; 1 + ... + M < T: false; else a set of picked numbers is won exactly if some free number reaches T or makes a lost set.
# T ≤ M 时为 true；1 + … + M < T 时为 false；否则一个已选集合必胜，当且仅当有某个未选的数能凑到 T，或者选后成为必败的集合。
import re
import sys
from functools import lru_cache


def can_win(top, total):
    """A table is one whole number: its bit s belongs to the set s of picked numbers."""
    if total <= top:
        return True
    if top * (top + 1) // 2 < total:
        return False

    @lru_cache(None)
    def sets_that_reach(total, top):
        if total <= 0:
            return (1 << (1 << top)) - 1
        if top == 0:
            return 0
        with_top = sets_that_reach(total - top, top - 1) << (1 << (top - 1))
        return sets_that_reach(total, top - 1) | with_top

    lacks = []  # lacks[i]: the sets in which i + 1 is free
    for i in range(top):
        table = (1 << (1 << i)) - 1
        for size in range(i + 1, top):
            table |= table << (1 << size)
        lacks.append(table)

    reached = sets_that_reach(total, top)
    lost = every = (1 << (1 << top)) - 1
    for _ in range(top):  # each round is right for sets smaller by one
        won = 0
        for i in range(top):
            won |= lost >> (1 << i) & lacks[i]
        lost = reached | (every ^ won)
    return lost & 1 == 0


numbers = list(map(int, re.findall(r"\d+", sys.stdin.read())))
for top, total in zip(numbers[::2], numbers[1::2]):
    print("true" if can_win(top, total) else "false")
