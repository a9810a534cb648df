# Who wins on a graph with circles: settled backwards from the ends.
# Question: START A>B ... with nodes 0 to 999; who cannot move loses.
# Answer: N k (the mover wins), P k (loses) after k plies, or D (a draw).
# Example: "1 1>2 2>1" answers D, "1 1>2 2>1 2>3" answers P 2.
import re
import sys
from collections import deque


#<<<
def retrograde(n, succ, pred):
    result, plies, count = ["D"] * n, [0] * n, [0] * n
    queue = deque()
    for v in range(n):
        count[v] = len(succ[v])  #@count
        if count[v] == 0:
            result[v] = "P"
            queue.append(v)  #@seed
    while queue:
        v = queue.popleft()  #@pop
        for u in pred[v]:
            if result[u] != "D":
                continue
            if result[v] == "P":
                result[u] = "N"  #@won
            else:
                count[u] -= 1  #@lower
                if count[u] > 0:
                    continue
                result[u] = "P"  #@lost
            plies[u] = plies[v] + 1
            queue.append(u)
    return result, plies  #@left
#>>>


def read(line):
    if not re.fullmatch(r"[0-9]{1,3}( [0-9]{1,3}>[0-9]{1,3})*", line, re.ASCII):
        raise ValueError("expected START A>B ... with nodes 0 to 999")
    start, *arcs = line.split(" ")
    arcs = [tuple(map(int, arc.split(">"))) for arc in arcs]
    return int(start), arcs


def answer(line):
    start, arcs = read(line)
    n = max([start] + [v for arc in arcs for v in arc]) + 1
    succ = [[] for _ in range(n)]
    pred = [[] for _ in range(n)]
    for u, v in arcs:
        succ[u].append(v)
        pred[v].append(u)
    result, plies = retrograde(n, succ, pred)
    return "D" if result[start] == "D" else f"{result[start]} {plies[start]}"


sys.stdin.reconfigure(errors="replace")
for line in sys.stdin:
    try:
        print(answer(" ".join(line.split())))
    except ValueError as fault:
        print(f"error: {fault}")
