"""Sums of heaps: the nim-sum of their Grundy values.

Take away: a move takes one of the numbers s1 s2 ... from a heap, and who cannot move loses.
Reads lines `n1 n2 ... | s1 s2 ...`, heaps and the numbers; says the nim-sum; if it is not 0,
also a heap and what to take from it to win.
"""

import sys

MOST = 1000000


def grundy(n, take):
    """The Grundy values of heaps up to n."""
    sg = [0] * (n + 1)
    for i in range(n + 1):
        seen = set()
        for s in take:
            if s <= i:
                seen.add(sg[i - s])
        mex = 0
        while mex in seen:
            mex += 1
        sg[i] = mex
    return sg


#<<<
def nim_sum(heaps, take, sg):
    """The nim-sum x and the first move (i, k) to 0; k = 0: none."""
    x, i, k = 0, 0, 0
    for n in heaps:  #@part
        x ^= sg[n]  #@xor
    for heap, n in enumerate(heaps):
        for s in take:
            if k == 0 and s <= n and sg[n - s] == x ^ sg[n]:
                i, k = heap + 1, s  #@move
    return x, i, k  #@answer
#>>>


def numbers(text):
    """The numbers of a text; raises ValueError where something else stands."""
    found = [int(word) for word in text.split()]
    if not all(0 <= number <= MOST for number in found):
        raise ValueError(text)
    return found


def answer(line):
    heaps, take = map(numbers, line.split("|"))
    if not heaps or not take or 0 in take:
        raise ValueError(line)
    x, i, k = nim_sum(heaps, sorted(take), grundy(max(heaps), take))
    return f"{x} {i} {k}" if k > 0 else str(x)


def main():
    for line in sys.stdin:
        try:
            print(answer(line))
        except ValueError:
            print("error: expected heaps and what may be taken, as in 3 7 | 1 2")


if __name__ == "__main__":
    main()
