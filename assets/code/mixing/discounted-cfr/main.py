# Kuhn's poker by counterfactual regret minimisation with regrets that fade.
# Question: a number of iterations.
# Answer: what the average strategies bring the first player (-1/18 is right).
import re
import sys

DEALS = [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)]
HISTORIES = ["", "p", "b", "pb"]  # p: check or fold, b: bet or call


#<<<
def cfr(nodes, cards, h, mine, theirs, who, t):  # who learns
    if is_end(h):
        return payoff(cards, h)
    node = info_set(nodes, cards[len(h) % 2], h)  #@visit
    utility, mean = [0.0, 0.0], 0.0
    for a in range(2):
        reach = mine * node.strategy[a]
        utility[a] = -cfr(nodes, cards, h + "pb"[a], theirs, reach, who, t)
        mean += node.strategy[a] * utility[a]
    if len(h) % 2 != who:
        return mean
    for a in range(2):
        node.regret[a] += theirs * (utility[a] - mean)
        node.total[a] += t * t * mine * node.strategy[a]  #@average
    return mean


def train(nodes, iterations):
    for t in range(1, iterations + 1):
        kept = t**1.5 / (t**1.5 + 1)
        for who in range(2):
            for deal in DEALS:
                cfr(nodes, deal, "", 1.0, 1.0, who, t)
            for node in owned(nodes, who):
                node.regret = [r * (kept if r > 0 else 0.5)
                               for r in node.regret]  #@fade
                node.strategy = match(node.regret)  #@strategy
#>>>


class InfoSet:
    def __init__(self):
        self.strategy = [0.5, 0.5]
        self.regret = [0.0, 0.0]
        self.total = [0.0, 0.0]


def info_set(nodes, card, h):
    return nodes[4 * card + HISTORIES.index(h)]


def owned(nodes, who):
    """The information sets in which this player moves."""
    return [node for i, node in enumerate(nodes) if len(HISTORIES[i % 4]) % 2 == who]


def match(regret):
    plus = [max(r, 0.0) for r in regret]
    total = plus[0] + plus[1]
    if total == 0.0:
        return [0.5, 0.5]
    return [p / total for p in plus]


def is_end(h):
    return h in ("pp", "pbp", "pbb", "bp", "bb")


def payoff(cards, h):
    """What the game brings the one whose turn it would be."""
    if h in ("bp", "pbp"):
        return 1.0
    mover = len(h) % 2
    stake = 1.0 if h == "pp" else 2.0
    return stake if cards[mover] > cards[1 - mover] else -stake


def value(nodes, cards, h):
    """What the averages bring the mover."""
    if is_end(h):
        return payoff(cards, h)
    average = match(info_set(nodes, cards[len(h) % 2], h).total)
    return sum(average[a] * -value(nodes, cards, h + "pb"[a]) for a in range(2))


def answer(line):
    if not re.fullmatch("[1-9][0-9]{0,5}", line, re.ASCII):
        raise ValueError("expected a number of iterations, 1 to 999999")
    nodes = [InfoSet() for _ in range(12)]
    train(nodes, int(line))
    mean = sum(value(nodes, cards, "") for cards in DEALS) / len(DEALS)
    return f"{mean:.6f}"


sys.stdin.reconfigure(errors="replace")
for line in sys.stdin:
    try:
        print(answer(" ".join(line.split())))
    except ValueError as fault:
        print(f"error: {fault}")
