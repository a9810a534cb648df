# 5 n * n + 4 or 5 n * n - 4 is a square, but tested by a floating square root.
# smallest: 70711162
import math
import sys

for word in sys.stdin.read().split():
    n = int(word)
    if n == 0:
        break
    lost = math.sqrt(5 * n * n + 4).is_integer() or math.sqrt(5 * n * n - 4).is_integer()
    print("Second win" if lost else "First win")
