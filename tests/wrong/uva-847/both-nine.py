# Both multiply by 9: nobody delays.
# smallest: 19
import sys

for word in sys.stdin.read().split():
    n, p, turns = int(word), 1, 0
    while p < n:
        p *= 9
        turns += 1
    print("Stan wins." if turns % 2 else "Ollie wins.")
