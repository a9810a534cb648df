# The Shapley value of a weighted voting game, by all orders.
# Question: QUOTA | W1 W2 ... with up to 8 players and numbers up to 99999.
# Answer: their shares. Example: "3 | 2 1 1" answers 2/3 1/6 1/6.
import re
import sys
from fractions import Fraction
from itertools import permutations


#<<<
def shapley(n, worth):
    total = [0] * n
    orders = 0
    for order in permutations(range(n)):  #@order
        S = 0  # the coalition of those who have come
        for i in order:
            marginal = worth[S | 1 << i] - worth[S]  #@marginal
            total[i] += marginal  #@add
            S |= 1 << i
        orders += 1
    return [Fraction(total[i], orders) for i in range(n)]  #@divide
#>>>


def read(line):
    if not re.fullmatch(r"[0-9]{1,5} \|( [0-9]{1,5}){1,8}", line, re.ASCII):
        raise ValueError("expected QUOTA | W1 W2 ... with up to 8 players")
    quota, weights = line.split(" | ")
    return int(quota), [int(w) for w in weights.split(" ")]


def answer(line):
    quota, w = read(line)
    if quota == 0:
        raise ValueError("the quota must be positive")
    n = len(w)
    weight = [sum(w[i] for i in range(n) if S >> i & 1) for S in range(1 << n)]
    worth = [int(weight[S] >= quota) for S in range(1 << n)]
    return " ".join(map(str, shapley(n, worth)))


sys.stdin.reconfigure(errors="replace")
for line in sys.stdin:
    try:
        print(answer(" ".join(line.split())))
    except ValueError as fault:
        print(f"error: {fault}")
