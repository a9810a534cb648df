# An equal score is taken for lost.
# smallest: [0]
import json
import re
import sys

for text in re.findall(r"\[[^]]*\]", sys.stdin.read()):
    a = json.loads(text)
    d = a[:]
    for length in range(2, len(a) + 1):
        for i in range(len(a) - length + 1):
            d[i] = max(a[i] - d[i + 1], a[i + length - 1] - d[i])
    print("true" if d[0] > 0 else "false")
