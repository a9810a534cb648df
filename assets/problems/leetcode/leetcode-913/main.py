# Backward from hole and catches: a position goes to its mover if some move does, to the other if all moves do; what is never reached is drawn.
# 从进洞和抓住的局面倒推：有一步通向己方胜则己方胜，每一步都通向对方胜则对方胜，推不到的是和棋。
import json
import sys
from collections import deque

MOUSE, CAT = 1, 2


def winner_of(graph):
    nodes = range(len(graph))
    exits = [[node for node in beside if node != 0] for beside in graph]  # where the cat may go
    winner = {}  # by mouse, cat and turn
    moves = {}  # the moves not yet refuted
    for mouse in nodes:
        for cat in nodes[1:]:
            moves[mouse, cat, MOUSE] = len(graph[mouse])
            moves[mouse, cat, CAT] = len(exits[cat])
            if mouse in (0, cat):
                for turn in (MOUSE, CAT):
                    winner[mouse, cat, turn] = MOUSE if mouse == 0 else CAT
    settled = deque(winner)
    while settled:
        mouse, cat, turn = state = settled.popleft()
        who = winner[state]
        if turn == CAT:
            mover, befores = MOUSE, [(node, cat, MOUSE) for node in graph[mouse]]
        else:
            mover, befores = CAT, [(mouse, node, CAT) for node in exits[cat]]
        for before in befores:
            if before in winner:
                continue
            moves[before] -= 1
            if who == mover or moves[before] == 0:
                winner[before] = who
                settled.append(before)
    return winner.get((1, 2, MOUSE), 0)


text = sys.stdin.read()
decoder = json.JSONDecoder()
at = text.find("[")
while at >= 0:
    graph, end = decoder.raw_decode(text, at)
    print(winner_of(graph))
    at = text.find("[", end)
