# The list of Fibonacci numbers has 40 members only.
# smallest: 433494437 / 0
import sys

lost = [2, 3]
while len(lost) < 40:
    lost.append(lost[-1] + lost[-2])
for word in sys.stdin.read().split():
    if word == "0":
        break
    print("Second win" if int(word) in lost else "First win")
