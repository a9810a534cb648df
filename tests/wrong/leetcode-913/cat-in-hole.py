# The cat may enter the hole.
# smallest: [[2,3],[2,3],[0,1],[0,1]]
import json
import sys


def solve(graph):
    n = len(graph)
    win = {}
    for v in range(1, n):
        for turn in (1, 2):
            win[0, v, turn] = 1
            win[v, v, turn] = 2
    changed = True
    while changed:
        changed = False
        for m in range(1, n):
            for c in range(n):
                for turn in (1, 2):
                    if (m, c, turn) in win:
                        continue
                    if turn == 1:
                        after = [win.get((x, c, 2), 0) for x in graph[m]]
                    else:
                        after = [win.get((m, x, 1), 0) for x in graph[c]]
                    if turn in after:
                        win[m, c, turn] = turn
                        changed = True
                    elif all(w == 3 - turn for w in after):
                        win[m, c, turn] = 3 - turn
                        changed = True
    return win.get((1, 2, 1), 0)


for line in sys.stdin:
    if line.strip():
        print(solve(json.loads(line[line.index("[") :])))
