# Is a split in the core of a weighted voting game, or which coalition objects?
# Question: QUOTA | W1 W2 ... | X1 X2 ... with up to 8 players, shares as 1/2.
# Answer: in, or out and the first coalition that would do better alone.
# Example: "3 | 2 1 1 | 1/2 1/4 1/4" answers out AB.
import re
import sys
from fractions import Fraction


#<<<
def core(n, worth, x):
    objector = 0  # nobody
    for S in range(1, 1 << n):  #@coalition
        v = worth[S]  #@worth
        keep = sum(x[i] for i in range(n) if S >> i & 1)  #@keep
        if keep < v:
            objector = S
            break
    return objector  #@verdict
#>>>


def read(line):
    number, share = "[0-9]{1,5}", "-?[0-9]{1,3}(/[1-9][0-9]{0,2})?"
    form = rf"{number} \|( {number}){{1,8}} \|( {share}){{1,8}}"
    if not re.fullmatch(form, line, re.ASCII):
        raise ValueError("expected QUOTA | W1 W2 ... | X1 X2 ...")
    quota, weights, shares = line.split(" | ")
    w = [int(word) for word in weights.split(" ")]
    x = [Fraction(word) for word in shares.split(" ")]
    if len(w) != len(x):
        raise ValueError("each player needs a weight and a share")
    return int(quota), w, x


def answer(line):
    quota, w, x = read(line)
    if quota == 0:
        raise ValueError("the quota must be positive")
    n = len(w)
    weight = [sum(w[i] for i in range(n) if S >> i & 1) for S in range(1 << n)]
    worth = [int(weight[S] >= quota) for S in range(1 << n)]
    if sum(x) != worth[-1]:
        raise ValueError("the shares must add up to the worth of all")
    objector = core(n, worth, x)
    if objector == 0:
        return "in"
    return "out " + "".join("ABCDEFGH"[i] for i in range(n) if objector >> i & 1)


sys.stdin.reconfigure(errors="replace")
for line in sys.stdin:
    try:
        print(answer(" ".join(line.split())))
    except ValueError as fault:
        print(f"error: {fault}")
