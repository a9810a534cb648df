"""Take the ends top-down with memory: each row i..j is worked out once.

Two players take the first or the last number of a row in turn until none is left.
Reads lines of numbers; says the first player's total minus the second's.
"""

import sys


#<<<
def best(i, j, a, memo):  #@enter
    if i == j:
        return a[i]  #@base
    if (i, j) in memo:
        return memo[i, j]  #@look
    left = a[i] - best(i + 1, j, a, memo)  #@left
    right = a[j] - best(i, j - 1, a, memo)  #@right
    memo[i, j] = max(left, right)  #@store
    return memo[i, j]
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
    return best(0, len(row) - 1, row, {})


def main():
    for line in sys.stdin:
        try:
            print(answer(line))
        except ValueError:
            print("error: expected 1 to 500 numbers of at most nine digits")


if __name__ == "__main__":
    main()
