# The value of a matrix game, by a linear programme with exact fractions.
# Question: a matrix, rows divided by ; up to 5 x 5, entries up to 99.
# Answer: the value for who chooses the row. Example: "3 -1; -2 1" answers 1/7.
import re
import sys
from fractions import Fraction


#<<<
def simplex(T):  # the last row is the goal, the last column the bounds
    m, n = len(T) - 1, len(T[0]) - 1
    basis = list(range(n - m, n))
    while True:
        enter = 0
        while enter < n and T[m][enter] >= 0:
            enter += 1  #@enter
        if enter == n:
            return T[m][n]  #@done
        leave = min((i for i in range(m) if T[i][enter] > 0),  #@leave
                    key=lambda i: (T[i][n] / T[i][enter], basis[i]))
        basis[leave] = enter
        p = T[leave][enter]
        T[leave] = [a / p for a in T[leave]]
        for i in range(m + 1):
            f = 0 if i == leave else T[i][enter]
            T[i] = [a - f * b for a, b in zip(T[i], T[leave])]  #@pivot
#>>>


def read(text):
    number = "-?[0-9]{1,2}"
    row = f"{number}( {number}){{0,4}}"
    if not re.fullmatch(f"{row}(; {row}){{0,4}}", text, re.ASCII):
        raise ValueError("expected a matrix up to 5 x 5 such as 3 -1; -2 1")
    a = [[int(word) for word in part.split(" ")] for part in text.split("; ")]
    if any(len(row) != len(a[0]) for row in a):
        raise ValueError("the rows must be equally long")
    return a


def answer(line):
    """Largest y1 + ... + yn with (a + shift) y <= 1 and y >= 0 is 1 / value."""
    a = read(line)
    m, n = len(a), len(a[0])
    shift = 1 - min(map(min, a))
    T = [[x + shift for x in a[i]] + [int(i == k) for k in range(m)] + [1]
         for i in range(m)]
    T.append([-1] * n + [0] * (m + 1))
    T = [[Fraction(x) for x in row] for row in T]
    return 1 / simplex(T) - shift


sys.stdin.reconfigure(errors="replace")
for line in sys.stdin:
    try:
        print(answer(" ".join(line.split())))
    except ValueError as fault:
        print(f"error: {fault}")
