# A run of n is taken for n // 2 moves, whatever is played.
# smallest: "++++"
import sys

for line in sys.stdin.read().split('"')[1::2]:
    moves = sum(len(run) // 2 for run in line.split("-"))
    print("true" if moves % 2 else "false")
