# wrong: takes the game for Bash's: lost if 3 divides n
# smallest: 4 / 0
for word in open(0).read().split():
    n = int(word)
    if n == 0:
        break
    print("Alice" if n % 3 else "Bob")
