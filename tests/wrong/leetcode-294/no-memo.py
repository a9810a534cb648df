# The search keeps no results: the same words are searched again and again.
# smallest: "++++++++++++++++++++++++++" (late: more than 3 s)
import sys


def can_win(s):
    for i in range(len(s) - 1):
        if s[i : i + 2] == "++" and not can_win(s[:i] + "--" + s[i + 2 :]):
            return True
    return False


for line in sys.stdin.read().split('"')[1::2]:
    print("true" if can_win(line) else "false")
