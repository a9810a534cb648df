# Bounds of a matrix game's value, by regret matching with floored regrets.
# Question: ROUNDS | matrix, rows divided by ; up to 5 x 5, entries up to 99.
# Answer: what the means of the mixes guarantee, a lower and an upper bound.
import re
import sys


#<<<
def match(regret):
    total = sum(regret)
    if total == 0.0:
        return [1.0 / len(regret)] * len(regret)
    return [r / total for r in regret]


def learn(me, gain, t):
    mean = sum(me.mix[i] * gain[i] for i in range(len(gain)))
    for i in range(len(gain)):
        me.total[i] += t * me.mix[i]  #@average
        me.regret[i] = max(me.regret[i] + gain[i] - mean, 0.0)  #@floor
    me.mix = match(me.regret)  #@strategy


def regret_matching_plus(a, row, column, rounds):
    for t in range(1, rounds + 1):
        learn(row, gains(a, column.mix), t)  #@payoff
        learn(column, losses(row.mix, a), t)
#>>>


class Player:
    def __init__(self, n, first):
        self.mix = [float(i == first) for i in range(n)]
        self.regret = [0.0] * n
        self.total = [0.0] * n


def gains(a, y):
    return [sum(a[i][j] * y[j] for j in range(len(y))) for i in range(len(a))]


def losses(x, a):
    return [-sum(x[i] * a[i][j] for i in range(len(x))) for j in range(len(a[0]))]


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
    row, column = Player(len(a), 0), Player(len(a[0]), len(a[0]) - 1)
    regret_matching_plus(a, row, column, rounds)
    weight = sum(row.total)
    lower = -max(losses(row.total, a)) / weight
    upper = max(gains(a, column.total)) / weight
    return f"{decimal(lower)} {decimal(upper)}"


def decimal(value):
    return f"{round(value, 6) + 0.0:.6f}"  # no -0


sys.stdin.reconfigure(errors="replace")
for line in sys.stdin:
    try:
        print(answer(" ".join(line.split())))
    except ValueError as fault:
        print(f"error: {fault}")
