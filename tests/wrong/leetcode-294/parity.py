# The number of moves now possible is odd: as if every play took all of them.
# smallest: "+++"
import sys

for line in sys.stdin.read().split('"')[1::2]:
    moves = sum(line[i : i + 2] == "++" for i in range(len(line) - 1))
    print("true" if moves % 2 else "false")
