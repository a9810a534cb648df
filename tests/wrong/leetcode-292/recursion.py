# A recursion as deep as the heap.
# smallest: 502 (crash, at the default depth of Python 3.11)
import functools
import re
import sys


@functools.lru_cache(None)
def can_win(n):
    return n <= 3 or not (can_win(n - 1) and can_win(n - 2) and can_win(n - 3))


for word in re.findall(r"\d+", sys.stdin.read()):
    print("true" if can_win(int(word)) else "false")
