# wrong: lets 1 and primes be taken, but no higher powers: multiples of 4 are lost
# smallest: 1 / 4
data = open(0).read().split()
for n in data[1:]:
    print("October wins!" if int(n) % 4 else "Roy wins!")
