# A bot for Nim, by the line protocol of `xorcle arena --help`: it plays the move that makes the xor 0, if there is one.
# Nim 机器人，使用 `xorcle arena --help` 中的行协议：能让异或和变成 0 就这样走。
import sys


def say(line):
    print(line, flush=True)


def best(heaps):
    total = 0
    for heap in heaps:
        total ^= heap
    for place, heap in enumerate(heaps):
        if heap ^ total < heap:
            return place, heap ^ total
    place = max(range(len(heaps)), key=lambda place: heaps[place])
    return place, heaps[place] - 1


def play(heaps, move):
    place, sizes = move.split(":")
    heaps[int(place) - 1] = int(sizes.split("->")[1])


heaps = []
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "xorcle":
        say("ok xor")
    elif word == "position":
        heaps = [int(size) for size in rest.split(",") if size.isdigit()]
    elif word == "go":
        place, left = best(heaps)
        move = f"{place + 1}:{heaps[place]}->{left}"
        play(heaps, move)
        say(move)
    elif word == "play":
        play(heaps, rest)
    elif word == "quit":
        break
