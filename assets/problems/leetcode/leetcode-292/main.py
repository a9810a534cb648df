# The first player wins exactly if 4 does not divide n.
# 先手必胜当且仅当 n 不是 4 的倍数。
import re
import sys

for stones in map(int, re.findall(r"\d+", sys.stdin.read())):
    print("true" if stones % 4 != 0 else "false")
