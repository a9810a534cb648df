# wrong: too slow: recursion without a table
# smallest: 2 25
def g(w, h):
    seen = {g(i, h) ^ g(w - i, h) for i in range(2, w - 1)} | {g(w, i) ^ g(w, h - i) for i in range(2, h - 1)}
    m = 0
    while m in seen:
        m += 1
    return m


for line in open(0):
    w, h = map(int, line.split())
    print("WIN" if g(w, h) else "LOSE")
