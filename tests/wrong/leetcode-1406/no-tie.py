# Equal totals are given to Bob.
# smallest: [0]
import json
import re
import sys

for text in re.findall(r"\[[^]]*\]", sys.stdin.read()):
    a = json.loads(text)
    best = [0] * (len(a) + 1)
    for i in range(len(a) - 1, -1, -1):
        best[i] = max(sum(a[i : i + k]) - best[i + k] for k in (1, 2, 3) if i + k <= len(a))
    print("Alice" if best[0] > 0 else "Bob")
