# T <= M: true; 1 + ... + M < T: false; else a set of picked numbers is won exactly if some free number reaches T or makes a lost set.
# T ≤ M 时为 true；1 + … + M < T 时为 false；否则一个已选集合必胜，当且仅当有某个未选的数能凑到 T，或者选后成为必败的集合。
import re
import sys


def can_win(top, total):
    if total <= 0:
        return True
    if top * (top + 1) // 2 < total:
        return False
    known = {}

    def is_won(free, missing):
        """Bit n of `free` is set while the number n may be taken."""
        if free.bit_length() > missing:
            return True  # the largest free number is enough
        if free not in known:
            known[free] = False
            rest = free
            while rest and not known[free]:
                number = rest.bit_length() - 1
                rest ^= 1 << number
                known[free] = not is_won(free ^ 1 << number, missing - number)
        return known[free]

    return is_won((2 << top) - 2, total)


numbers = list(map(int, re.findall(r"\d+", sys.stdin.read())))
for top, total in zip(numbers[::2], numbers[1::2]):
    print("true" if can_win(top, total) else "false")
