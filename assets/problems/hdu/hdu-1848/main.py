# The first player wins exactly if the xor of the three SG values is not 0; sg(n) is the mex of sg(n - f) over the Fibonacci numbers f <= n.
# 先手必胜当且仅当三堆的 SG 值异或和不为 0；sg(n) 是所有 sg(n - f) 的 mex，f 取遍不超过 n 的斐波那契数。
import sys

LIMIT = 1000


def grundy_table():
    takes = [1, 2]
    while takes[-1] < LIMIT:
        takes.append(takes[-2] + takes[-1])
    values = []
    for n in range(LIMIT + 1):
        seen = {values[n - take] for take in takes if take <= n}
        value = 0
        while value in seen:
            value += 1
        values.append(value)
    return values


value = grundy_table()
numbers = list(map(int, sys.stdin.read().split()))
for a, b, c in zip(numbers[::3], numbers[1::3], numbers[2::3]):
    if a == b == c == 0:
        break
    print("Fibo" if value[a] ^ value[b] ^ value[c] != 0 else "Nacci")
