# The xor of the others is worked out anew for every heap: m * m steps.
# smallest: 6000 heaps of 1 (late: more than 3 s)
import sys

numbers = list(map(int, sys.stdin.read().split()))
at = 0
while numbers[at]:
    heaps = numbers[at + 1 : at + 1 + numbers[at]]
    at += 1 + numbers[at]
    moves = []
    for i in range(len(heaps)):
        rest = 0
        for j in range(len(heaps)):
            if j != i:
                rest ^= heaps[j]
        if rest < heaps[i]:
            moves.append((heaps[i], rest))
    print("Yes" if moves else "No")
    for a, b in moves:
        print(a, b)
