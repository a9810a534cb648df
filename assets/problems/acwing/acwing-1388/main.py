# Best lead on a row: the larger of left end - lead of the rest and right end - lead of the rest.
# 一段的最大净胜分 = max(左端 - 剩下一段的净胜分, 右端 - 剩下一段的净胜分)。
import sys

count, *row = map(int, sys.stdin.buffer.read().split())
row = row[:count]
lead = row[:]  # lead[i]: of the player to move on the numbers i .. i + length - 1
for length in range(2, count + 1):
    for i in range(count - length + 1):
        lead[i] = max(row[i] - lead[i + 1], row[i + length - 1] - lead[i])
print((sum(row) + lead[0]) // 2, (sum(row) - lead[0]) // 2)
