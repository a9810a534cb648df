# A chase that is not over after 2 n moves is given to the cat instead of drawn.
# smallest: [[2],[3],[0,4],[1],[2]]
import json
import sys

sys.setrecursionlimit(100000)


def solve(graph):
    n = len(graph)

    def winner(m, c, turn, left):
        if m == 0:
            return 1
        if m == c or left == 0:
            return 2
        if (m, c, turn, left) not in known:
            if turn == 1:
                after = {winner(x, c, 2, left - 1) for x in graph[m]}
            else:
                after = {winner(m, x, 1, left - 1) for x in graph[c] if x}
            known[m, c, turn, left] = turn if turn in after else 3 - turn
        return known[m, c, turn, left]

    known = {}
    return winner(1, 2, 1, 2 * n)


for line in sys.stdin:
    if line.strip():
        print(solve(json.loads(line[line.index("[") :])))
