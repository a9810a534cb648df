"""Take the ends by pairs: p[i][j] is what the mover and the other get of the row i..j.

Two players take the first or the last number of a row in turn until none is left.
Reads lines of numbers; says the first player's total minus the second's.
"""

import sys


#<<<
# A pair (first, second): what the mover gets, and the other.
def take(x, rest):
    first, second = rest
    return x + second, first


def pairs(a):
    n = len(a)
    p = [[(0, 0)] * n for _ in range(n)]
    for i in range(n):
        p[i][i] = (a[i], 0)  #@base
    for length in range(2, n + 1):
        for i in range(n - length + 1):
            j = i + length - 1  #@cell
            left = take(a[i], p[i + 1][j])  #@left
            right = take(a[j], p[i][j - 1])  #@right
            p[i][j] = left if left[0] > right[0] else right  #@write
    return p[0][n - 1]
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
    first, second = pairs(row)
    return first - second


def main():
    for line in sys.stdin:
        try:
            print(answer(line))
        except ValueError:
            print("error: expected 1 to 500 numbers of at most nine digits")


if __name__ == "__main__":
    main()
