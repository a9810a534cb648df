# Nim-values on a graph without circles, in topological order.
# Question: START A>B ... with nodes 0 to 999. Answer: the nim-value of START.
# Example: "3 3>2 3>1 2>0 1>0" answers 0.
import re
import sys
from collections import deque


#<<<
def nim_values(n, succ, pred):
    sg = [None] * n
    left = [len(succ[v]) for v in range(n)]  # followers without a value
    queue = deque(v for v in range(n) if left[v] == 0)
    while queue:
        v = queue.popleft()  #@order
        seen = set()
        for u in succ[v]:
            seen.add(sg[u])  #@look
        mex = 0
        while mex in seen:
            mex += 1  #@mex
        sg[v] = mex  #@write
        for u in pred[v]:
            left[u] -= 1
            if left[u] == 0:
                queue.append(u)
    return sg
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
    sg = nim_values(n, succ, pred)
    if sg[start] is None:
        raise ValueError("the graph has a circle")
    return sg[start]


sys.stdin.reconfigure(errors="replace")
for line in sys.stdin:
    try:
        print(answer(" ".join(line.split())))
    except ValueError as fault:
        print(f"error: {fault}")
