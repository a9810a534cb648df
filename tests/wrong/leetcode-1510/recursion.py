# A recursion that takes 1 first: as deep as the heap.
# smallest: 499 (crash, at the default depth of Python 3.11)
import functools
import re
import sys


@functools.lru_cache(None)
def can_win(n):
    k = 1
    while k * k <= n:
        if not can_win(n - k * k):
            return True
        k += 1
    return False


for word in re.findall(r"\d+", sys.stdin.read()):
    print("true" if can_win(int(word)) else "false")
