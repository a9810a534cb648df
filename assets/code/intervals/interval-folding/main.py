"""Take the ends by folding: a peak a <= b >= c becomes a - b + c. One pass.

Two players take the first or the last number of a row in turn until none is left.
Reads lines of numbers; says the first player's total minus the second's.
"""

import sys


#<<<
def folding(numbers):
    row = []
    for x in numbers:
        row.append(x)  #@push
        while len(row) >= 3:
            a, b, c = row[-3:]
            if a > b or b < c:
                break
            row[-3:] = [a - b + c]  #@fold
    # No peak is left: the greater end is the greatest number of all.
    d, sign = 0, 1
    i, j = 0, len(row)
    while i < j:
        if row[i] > row[j - 1]:
            x, i = row[i], i + 1
        else:
            x, j = row[j - 1], j - 1
        d += sign * x
        sign = -sign
    return d  #@answer
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
    return folding(row)


def main():
    for line in sys.stdin:
        try:
            print(answer(line))
        except ValueError:
            print("error: expected 1 to 500 numbers of at most nine digits")


if __name__ == "__main__":
    main()
