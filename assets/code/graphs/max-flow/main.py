# The largest flow through a network, by shortest augmenting paths.
# Question: S T A>B:C ... with nodes 0 to 99 and capacities C up to 999999.
# Answer: the value. Example: "0 3 0>1:4 1>3:3 0>2:1 2>3:9" answers 4.
import re
import sys
from collections import deque


#<<<
def max_flow(n, rest, s, t):
    flow = 0
    while True:
        parent = [-1] * n
        parent[s] = s
        queue = deque([s])  #@search
        while queue:
            u = queue.popleft()
            for v in range(n):
                if rest[u][v] > 0 and parent[v] < 0:
                    parent[v] = u  #@reach
                    queue.append(v)
        if parent[t] < 0:
            return flow  #@cut
        push, v = rest[parent[t]][t], t
        while v != s:
            push = min(push, rest[parent[v]][v])  #@path
            v = parent[v]
        v = t
        while v != s:
            rest[parent[v]][v] -= push  #@push
            rest[v][parent[v]] += push
            v = parent[v]
        flow += push
#>>>


def answer(line):
    arc = r"[0-9]{1,2}>[0-9]{1,2}:[0-9]{1,6}"
    if not re.fullmatch(rf"[0-9]{{1,2}} [0-9]{{1,2}}( {arc})*", line, re.ASCII):
        raise ValueError("expected S T A>B:C ... with nodes 0 to 99")
    s, t, *arcs = re.split("[ >:]", line)
    s, t, arcs = int(s), int(t), list(map(int, arcs))
    if s == t:
        raise ValueError("S and T must differ")
    n = max([s, t] + arcs[0::3] + arcs[1::3]) + 1
    rest = [[0] * n for _ in range(n)]
    for u, v, c in zip(arcs[0::3], arcs[1::3], arcs[2::3]):
        rest[u][v] += c
    return max_flow(n, rest, s, t)


sys.stdin.reconfigure(errors="replace")
for line in sys.stdin:
    try:
        print(answer(" ".join(line.split())))
    except ValueError as fault:
        print(f"error: {fault}")
