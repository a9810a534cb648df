# The full stop is missing.
# smallest: 2
import sys

for word in sys.stdin.read().split():
    n, p, stan = int(word), 1, False
    while p < n:
        stan = not stan
        p *= 9 if stan else 2
    print("Stan wins" if stan else "Ollie wins")
