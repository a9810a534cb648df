# Only primes are taken for lost.
# smallest: 2
import re
import sys

for word in re.findall(r"\d+", sys.stdin.read()):
    n = int(word)
    prime = n < 2 or all(n % d for d in range(2, n))
    print("false" if prime else "true")
