"""Take the ends by differences: d[i][j] is what the mover gets of the row i..j more than
the other.

Two players take the first or the last number of a row in turn until none is left.
Reads lines of numbers; says the first player's total minus the second's.
"""

import sys


#<<<
def difference(a):
    n = len(a)
    d = [[0] * n for _ in range(n)]
    for i in range(n):
        d[i][i] = a[i]  #@base
    for length in range(2, n + 1):
        for i in range(n - length + 1):
            j = i + length - 1  #@cell
            left = a[i] - d[i + 1][j]  #@left
            right = a[j] - d[i][j - 1]  #@right
            d[i][j] = max(left, right)  #@write
    return d[0][n - 1]
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
