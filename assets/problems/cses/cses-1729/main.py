# n sticks are won exactly if some number c of the set with c <= n leaves a lost n - c; 0 sticks are lost.
# n 根必胜当且仅当集合中有 c ≤ n 使 n - c 根必败；0 根必败。
import sys

# Blocks of positions are whole numbers, a bit a position: each step marks all targets of a lost position at once.
SIZE = 1024
FULL = (1 << SIZE) - 1

most, _size, *takes = map(int, sys.stdin.read().split())
near = 1 + sum(1 << take for take in set(takes) if take < SIZE)  # the position itself and the near targets
far = [divmod(take, SIZE) for take in set(takes) if SIZE <= take <= most]
blocks = most // SIZE + 1
done = [0] * (2 * blocks + 2)  # positions that are won or were looked at
letters = ""
for block in range(blocks):
    marks, lost = done[block], 0
    while marks & FULL != FULL:
        free = ~marks & (marks + 1)  # the lowest position that is not done: it is lost
        lost |= free
        marks |= near * free
    done[block + 1] |= marks >> SIZE
    for step, shift in far:
        targets = lost << shift
        done[block + step] |= targets & FULL
        done[block + step + 1] |= targets >> SIZE
    letters += bin(lost | 1 << SIZE)[:2:-1].replace("0", "W").replace("1", "L")
print(letters[1 : most + 1])
