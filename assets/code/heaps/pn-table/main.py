"""P or N by filling a table upwards from 0.

Take away: a move takes one of the numbers s1 s2 ... from a heap, and who cannot move loses.
Reads lines `n s1 s2 ...`, a heap of n and the numbers; says N if whoever moves wins, else P.
"""

import sys

MOST = 1000000


#<<<
def fill(n, take):
    win = [False] * (n + 1)
    for i in range(n + 1):  #@cell
        won = False
        for s in take:  #@try
            if s <= i and not win[i - s]:
                won = True  #@lost
                break
        win[i] = won  #@write
    return win
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
    return "N" if fill(n, take)[n] else "P"


def main():
    for line in sys.stdin:
        try:
            print(answer(line))
        except ValueError:
            print("error: expected a heap and what may be taken, as in 7 1 2")


if __name__ == "__main__":
    main()
