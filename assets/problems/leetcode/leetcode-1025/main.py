# The first player wins exactly if n is even.
# 先手必胜当且仅当 n 是偶数。
import re
import sys

for number in map(int, re.findall(r"\d+", sys.stdin.read())):
    print("true" if number % 2 == 0 else "false")
