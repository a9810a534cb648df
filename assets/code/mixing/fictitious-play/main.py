# Bounds of a matrix game's value, by fictitious play.
# Question: ROUNDS | matrix, rows divided by ; up to 5 x 5, entries up to 99.
# Answer: lower and upper bound. Example: "3 | 1 -1; -1 1" answers -1/3 0.
import re
import sys
from fractions import Fraction


#<<<
def fictitious_play(a, rounds):
    x, y = [0] * len(a), [0] * len(a[0])  # how often each was chosen
    lower, upper = -99, 99
    for t in range(1, rounds + 1):
        i = argmax(gains(a, y))  #@best
        j = argmin(costs(x, a))
        x[i] += 1  #@count
        y[j] += 1
        lower = max(lower, Fraction(min(costs(x, a)), t))  #@bound
        upper = min(upper, Fraction(max(gains(a, y)), t))
    return lower, upper
#>>>


def gains(a, y):
    return [sum(a[i][j] * y[j] for j in range(len(y))) for i in range(len(a))]


def costs(x, a):
    return [sum(x[i] * a[i][j] for i in range(len(x))) for j in range(len(a[0]))]


def argmax(values):
    return values.index(max(values))


def argmin(values):
    return values.index(min(values))


def read(line):
    number = "-?[0-9]{1,2}"
    row = f"{number}( {number}){{0,4}}"
    form = rf"([1-9][0-9]{{0,5}}) \| ({row}(; {row}){{0,4}})"
    found = re.fullmatch(form, line, re.ASCII)
    if not found:
        raise ValueError("expected ROUNDS | a matrix such as 3 -1; -2 1")
    a = [[int(word) for word in part.split(" ")] for part in found[2].split("; ")]
    if any(len(row) != len(a[0]) for row in a):
        raise ValueError("the rows must be equally long")
    return int(found[1]), a


def answer(line):
    rounds, a = read(line)
    lower, upper = fictitious_play(a, rounds)
    return f"{lower} {upper}"


sys.stdin.reconfigure(errors="replace")
for line in sys.stdin:
    try:
        print(answer(" ".join(line.split())))
    except ValueError as fault:
        print(f"error: {fault}")
