# The most that may be taken is forgotten: everything but 2 and 3 is taken for won.
# smallest: 5
import sys

for word in sys.stdin.read().split():
    n = int(word)
    if n == 0:
        break
    print("Second win" if n <= 3 else "First win")
