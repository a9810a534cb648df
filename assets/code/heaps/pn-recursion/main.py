"""P or N by recursion with memory.

Take away: a move takes one of the numbers s1 s2 ... from a heap, and who cannot move loses.
Reads lines `n s1 s2 ...`, a heap of n and the numbers; says N if whoever moves wins, else P.
"""

import sys

MOST = 900


#<<<
def wins(n, take, memo):  #@enter
    if n in memo:
        return memo[n]  #@look
    won = False
    for s in take:  #@try
        if s <= n and not wins(n - s, take, memo):
            won = True  #@lost
            break
    memo[n] = won  #@store
    return won  #@return
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
    return "N" if wins(n, take, {}) else "P"


def main():
    for line in sys.stdin:
        try:
            print(answer(line))
        except ValueError:
            print("error: expected a heap and what may be taken, as in 7 1 2")


if __name__ == "__main__":
    main()
