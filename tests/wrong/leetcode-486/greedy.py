# Both always take the larger end.
# smallest: [0,1,0,0]
import json
import re
import sys

for text in re.findall(r"\[[^]]*\]", sys.stdin.read()):
    row, scores, turn = json.loads(text), [0, 0], 0
    while row:
        scores[turn] += row.pop(0 if row[0] >= row[-1] else -1)
        turn = 1 - turn
    print("true" if scores[0] >= scores[1] else "false")
