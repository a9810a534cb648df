# wrong: takes a position for lost if one heap is the sum of the others
# smallest: 1 1 2
for line in open(0):
    a, b, c = sorted(map(int, line.split()))
    print("second win" if a + b == c else "first win")
