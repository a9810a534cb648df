# A position is won exactly if the xor of its heaps' SG values is not 0; sg(n) is the mex of sg(n - s) over the s <= n in S.
# 先手必胜当且仅当各堆 SG 值的异或和不为 0；sg(n) 是所有 sg(n - s) 的 mex，s 取遍 S 中不超过 n 的数。
import sys


def grundy_table(takes, limit):
    values = []
    for n in range(limit + 1):
        seen = {values[n - take] for take in takes if take <= n}
        value = 0
        while value in seen:
            value += 1
        values.append(value)
    return values


numbers = map(int, sys.stdin.read().split())
for size in numbers:
    if size == 0:
        break
    takes = [next(numbers) for _ in range(size)]
    positions = [[next(numbers) for _ in range(next(numbers))] for _ in range(next(numbers))]
    values = grundy_table(takes, max(map(max, positions)))
    answers = ""
    for heaps in positions:
        total = 0
        for heap in heaps:
            total ^= values[heap]
        answers += "W" if total != 0 else "L"
    print(answers)
