"""Grundy values: the least number that no move reaches.

Take away: a move takes one of the numbers s1 s2 ... from a heap, and who cannot move loses.
Reads lines `n s1 s2 ...`, a heap of n and the numbers; says the Grundy value of the heap.
"""

import sys

MOST = 1000000


#<<<
def grundy(n, take):
    sg = [0] * (n + 1)
    for i in range(n + 1):  #@cell
        seen = set()
        for s in take:
            if s <= i:
                seen.add(sg[i - s])  #@look
        mex = 0
        while mex in seen:
            mex += 1  #@mex
        sg[i] = mex  #@write
    return sg
#>>>


def numbers(text):
    """The numbers of a text; raises ValueError where something else stands."""
    found = [int(word) for word in text.split()]
    if not all(0 <= number <= MOST for number in found):
        raise ValueError(text)
    return found


def answer(line):
    n, *take = numbers(line)
    if not take or 0 in take:
        raise ValueError(line)
    return str(grundy(n, take)[n])


def main():
    for line in sys.stdin:
        try:
            print(answer(line))
        except ValueError:
            print("error: expected a heap and what may be taken, as in 7 1 2")


if __name__ == "__main__":
    main()
