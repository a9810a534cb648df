# Nobody looks whether all numbers together reach T.
# smallest: 1 2
import functools
import re
import sys

numbers = list(map(int, re.findall(r"\d+", sys.stdin.read())))
for top, total in zip(numbers[::2], numbers[1::2]):

    @functools.lru_cache(None)
    def wins(used, left):
        for i in range(1, top + 1):
            if not used >> i & 1 and (i >= left or not wins(used | 1 << i, left - i)):
                return True
        return False

    print("true" if total <= 0 or wins(0, total) else "false")
