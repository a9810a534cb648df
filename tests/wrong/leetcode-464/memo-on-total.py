# Results are kept by the missing sum only, not by the set of picked numbers.
# smallest: 4 9
import re
import sys

numbers = list(map(int, re.findall(r"\d+", sys.stdin.read())))
for top, total in zip(numbers[::2], numbers[1::2]):
    known = {}

    def wins(used, left):
        if left not in known:
            known[left] = any(
                not used >> i & 1 and (i >= left or not wins(used | 1 << i, left - i)) for i in range(1, top + 1)
            )
        return known[left]

    if total <= 0:
        print("true")
    elif top * (top + 1) // 2 < total:
        print("false")
    else:
        print("true" if wins(0, total) else "false")
