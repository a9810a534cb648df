# A rule as a program, for `xorcle rule 7 -- python3 rule.py`: from one heap take a number that divides it, but not all of it.
# 由程序给出的规则，用于 `xorcle rule 7 -- python3 rule.py`：从一堆中取走它的一个真因数。
import sys

for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "quit":
        break
    if word == "moves":
        heap = int(rest)
        for take in range(1, heap):
            if heap % take == 0:
                print(f"take-{take} {heap - take}")
        print("end", flush=True)
