# Who wins on a graph with circles: settled round by round from the ends.
# Question: START A>B ... with nodes 0 to 999; who cannot move loses.
# Answer: N k (the mover wins), P k (loses) after k plies, or D (a draw).
# Example: "1 1>2 2>1" answers D, "1 1>2 2>1 2>3" answers P 2.
import re
import sys


#<<<
def waves(n, succ):
    result, plies = ["D"] * n, [0] * n
    fresh = [(v, "P") for v in range(n) if not succ[v]]  #@seed
    wave, settled = 0, 0
    while fresh:
        for v, outcome in fresh:
            result[v], plies[v] = outcome, wave  #@settle
        settled += len(fresh)
        wave, fresh = wave + 1, []
        for v in range(n):
            after = [result[w] for w in succ[v]]
            if result[v] != "D":
                continue
            if "P" in after:
                fresh.append((v, "N"))
            elif "D" not in after:
                fresh.append((v, "P"))
    return result, plies, n - settled  #@left
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
    for u, v in arcs:
        succ[u].append(v)
    result, plies, _ = waves(n, succ)
    return "D" if result[start] == "D" else f"{result[start]} {plies[start]}"


sys.stdin.reconfigure(errors="replace")
for line in sys.stdin:
    try:
        print(answer(" ".join(line.split())))
    except ValueError as fault:
        print(f"error: {fault}")
