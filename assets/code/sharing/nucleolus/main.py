# The nucleolus: the least content coalition is made as content as can be,
# then the next, one linear programme after another.
# Question: the worths of A, B, AB, C, AC, BC, ABC (of 1 to 4 players).
# Answer: their shares. Example: "0 0 6 0 6 0 12" answers 6 3 3.
import re
import sys
from fractions import Fraction

LARGE = 1000  # outweighs any price in a programme this small
FAR = 1000000  # outweighs any worth


#<<<
def nucleolus(n, v):
    ALL = (1 << n) - 1
    level = {}  # what a coalition gets beyond its worth, once settled
    while True:
        x, e, price = most_content(n, v, level)  #@solve
        tight = [S for S in range(1, ALL)
                 if S not in level and price[S] > 0]  #@tight
        if not tight:
            return x  #@answer
        for S in tight:
            level[S] = e  #@fix
#>>>


def most_content(n, v, level):
    """The split x that makes the least content coalition S as content as can
    be: e largest with x(S) - v(S) >= e, or >= level[S] where that is settled.
    Who is alone gets its worth. price[S] > 0 where S is tight in all such x.

    Columns: x[i] - v[i], e + FAR, z; z <= FAR keeps the settled levels."""
    ALL = (1 << n) - 1
    own = [v[1 << i] for i in range(n)]
    alone = [sum(own[i] for i in range(n) if S >> i & 1) for S in range(ALL + 1)]
    T = []
    for S in range(1, ALL):
        row = [-(S >> i & 1) for i in range(n)]
        if S in level:
            T.append(row + [0, 1, FAR + alone[S] - v[S] - level[S]])
        else:
            T.append(row + [1, 0, FAR + alone[S] - v[S]])
    T.append([1] * n + [0, 0, v[ALL] - alone[ALL]])
    T.append([0] * (n + 1) + [1, FAR])
    goal = [0] * n + [-1 if len(level) < ALL - 1 else 0, -LARGE, 0]
    point, price = simplex([[Fraction(a) for a in row] for row in T + [goal]])
    x = [own[i] + point[i] for i in range(n)]
    return x, point[n] - FAR, [0] + price


def simplex(T):
    """Maximises; the last row is the goal. The point and the rows' prices."""
    m, n = len(T) - 1, len(T[0]) - 1
    column, row = list(range(n)), list(range(n, n + m))
    while True:
        enter = min((k for k in range(n) if T[m][k] < 0),
                    key=lambda k: column[k], default=None)
        if enter is None:
            break
        leave = min((i for i in range(m) if T[i][enter] > 0),
                    key=lambda i: (T[i][n] / T[i][enter], row[i]))
        p = T[leave][enter]
        T[leave] = [a / p for a in T[leave]]
        T[leave][enter] = 1 / p
        for i in range(m + 1):
            f = T[i][enter]
            if i != leave and f != 0:
                T[i] = [a - f * b for a, b in zip(T[i], T[leave])]
                T[i][enter] = -f / p
        column[enter], row[leave] = row[leave], column[enter]
    point, price = [Fraction(0)] * n, [Fraction(0)] * m
    for i in range(m):
        if row[i] < n:
            point[row[i]] = T[i][n]
    for k in range(n):
        if column[k] >= n:
            price[column[k] - n] = T[m][k]
    return point, price


def answer(line):
    form = "-?[0-9]{1,4}( -?[0-9]{1,4})*"
    words = line.split(" ")
    if not re.fullmatch(form, line, re.ASCII) or len(words) not in (1, 3, 7, 15):
        raise ValueError("expected the worths of 1, 3, 7 or 15 coalitions")
    v = [0] + [int(word) for word in words]
    n = len(words).bit_length()
    if sum(v[1 << i] for i in range(n)) > v[-1]:
        raise ValueError("together the players have less than each alone")
    return " ".join(map(str, nucleolus(n, v)))


sys.stdin.reconfigure(errors="replace")
for line in sys.stdin:
    try:
        print(answer(" ".join(line.split())))
    except ValueError as fault:
        print(f"error: {fault}")
