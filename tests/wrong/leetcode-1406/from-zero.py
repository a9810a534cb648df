# The maximum begins with 0: as if one might take nothing at a loss.
# smallest: [-1]
import json
import re
import sys

for text in re.findall(r"\[[^]]*\]", sys.stdin.read()):
    a = json.loads(text)
    best = [0] * (len(a) + 3)
    for i in range(len(a) - 1, -1, -1):
        for k in (1, 2, 3):
            best[i] = max(best[i], sum(a[i : i + k]) - best[min(i + k, len(a))])
    print("Alice" if best[0] > 0 else "Bob" if best[0] < 0 else "Tie")
