# wrong: crashes: every single subtraction is a call, too deep for large quotients
# smallest: 1 / 997 1
def won(a, b):
    """Whether the player to move wins with a <= b."""
    if a == 0:
        return False
    return not won(*rest(a, b)) or b >= 2 * a


def rest(a, b):
    return (a, b) if a > b else down(a, b)


def down(a, b):
    return (b, a) if b < a else down(a, b - a)


data = iter(map(int, open(0).read().split()))
for _ in range(next(data)):
    m, n = next(data), next(data)
    print("Stan wins" if won(min(m, n), max(m, n)) else "Ollie wins")
