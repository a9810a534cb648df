# A heap may be divided into equal halves.
# smallest: 1 / 2
import sys

sg = [0]
for n in range(1, 1300):
    seen = {sg[a] ^ sg[n - a] for a in range(1, n // 2 + 1)}
    v = 0
    while v in seen:
        v += 1
    sg.append(v)
for word in sys.stdin.read().split()[1:]:
    print("first" if int(word) >= 1300 or sg[int(word)] else "second")
