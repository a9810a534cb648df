# A place is worth the mex of the places it leads to; won exactly if the xor over all pieces is not 0.
# 一个点的 SG 值是它各后继 SG 值的 mex；先手必胜当且仅当各棋子所在点 SG 值的异或和不为 0。
import sys
from itertools import islice

sys.setrecursionlimit(10_000)


def grundy(place):
    if value[place] is None:
        reached = {grundy(target) for target in arrows[place]}
        mex = 0
        while mex in reached:
            mex += 1
        value[place] = mex
    return value[place]


numbers = map(int, sys.stdin.buffer.read().split())
for places in numbers:
    arrows = [list(islice(numbers, next(numbers))) for _ in range(places)]
    value = [None] * places
    for pieces in numbers:
        if pieces == 0:
            break
        nim_sum = 0
        for place in islice(numbers, pieces):
            nim_sum ^= grundy(place)
        print("WIN" if nim_sum != 0 else "LOSE")
