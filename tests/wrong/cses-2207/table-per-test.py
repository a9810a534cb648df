# The table is worked out anew for every test.
# smallest: 150 tests of 1223 (late: more than 3 s)
import sys

for word in sys.stdin.read().split()[1:]:
    top = min(int(word), 1223)
    sg = [0] * (top + 1)
    for n in range(3, top + 1):
        seen = {sg[a] ^ sg[n - a] for a in range(1, (n + 1) // 2)}
        while sg[n] in seen:
            sg[n] += 1
    print("first" if sg[top] else "second")
