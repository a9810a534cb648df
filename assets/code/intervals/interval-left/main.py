"""Take the ends by left end, the last first, in one row of memory.

Two players take the first or the last number of a row in turn until none is left.
Reads lines of numbers; says the first player's total minus the second's.
"""

import sys


#<<<
def difference(a):
    """d[j] is the difference of the row from i to j, one i at a time."""
    n = len(a)
    d = [0] * n
    for i in reversed(range(n)):
        d[i] = a[i]  #@base
        for j in range(i + 1, n):  #@cell
            left = a[i] - d[j]  #@left
            right = a[j] - d[j - 1]  #@right
            d[j] = max(left, right)  #@write
    return d[n - 1]
#>>>


def numbers(text):
    """The numbers of a text; raises ValueError where something else stands."""
    found = [int(word) for word in text.split()]
    if any(abs(number) > 999_999_999 for number in found):
        raise ValueError(text)
    return found


def answer(line):
    row = numbers(line)
    if not 1 <= len(row) <= 500:
        raise ValueError(line)
    return difference(row)


def main():
    for line in sys.stdin:
        try:
            print(answer(line))
        except ValueError:
            print("error: expected 1 to 500 numbers of at most nine digits")


if __name__ == "__main__":
    main()
