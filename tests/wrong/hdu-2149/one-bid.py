# Only one bid is printed, also where every bid from M to N wins.
# smallest: 1 2
import sys

for line in sys.stdin:
    if line.strip():
        m, n = map(int, line.split())
        print(m % (n + 1) or "none")
