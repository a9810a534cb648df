"""Take the ends by totals: f[i][j] is all that the mover gets of the row i..j; s holds the
prefix sums.

Two players take the first or the last number of a row in turn until none is left.
Reads lines of numbers; says the first player's total minus the second's.
"""

import sys


#<<<
def total(a):
    n = len(a)
    s = [0] * (n + 1)
    for i in range(n):
        s[i + 1] = s[i] + a[i]  #@sum
    f = [[0] * n for _ in range(n)]
    for i in range(n):
        f[i][i] = a[i]  #@base
    for length in range(2, n + 1):
        for i in range(n - length + 1):
            j = i + length - 1  #@cell
            left = a[i] + s[j + 1] - s[i + 1] - f[i + 1][j]  #@left
            right = a[j] + s[j] - s[i] - f[i][j - 1]  #@right
            f[i][j] = max(left, right)  #@write
    return f[0][n - 1]
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
    return 2 * total(row) - sum(row)


def main():
    for line in sys.stdin:
        try:
            print(answer(line))
        except ValueError:
            print("error: expected 1 to 500 numbers of at most nine digits")


if __name__ == "__main__":
    main()
