# Both always take the largest square.
# smallest: 8
import math
import re
import sys

for word in re.findall(r"\d+", sys.stdin.read()):
    n, turns = int(word), 0
    while n:
        n -= math.isqrt(n) ** 2
        turns += 1
    print("true" if turns % 2 else "false")
