#!/usr/bin/env python3
# A ladder for five in a row: `xorcle gomocup` against a one-ply bot and against public programs of the same protocol.
#
# XORCLE=target/release/xorcle RAPFI=pbrain-rapfi WINE=pbrain-wine benches/peers/gomoku_ladder.py --games 100
#
# Each opening is played twice, seats exchanged: the second plies that are left when the board is turned and mirrored (35 of them),
# under a map drawn from a seed, so that deterministic programs do not play one game again and again. Every read has a deadline; who
# is late, ends or plays on a stone has lost. Rates stand with their Wilson intervals at 95 per cent. Anchors, built outside the tree
# with g++ 12.2 -O2 and measured, never shipped: Rapfi 0.43.02 (classical evaluation), Wine of May 2018.
#
# What a rung is worth is seen by an anchor in our place: most second stones of the openings lose by force.
#
# XORCLE=pbrain-rapfi RAPFI=pbrain-rapfi benches/peers/gomoku_ladder.py --turn 20000 --info 'max_node 100000' --rungs rapfi-50
import argparse
import math
import os
import queue
import random
import shlex
import subprocess
import sys
import threading
import time

SIDE = 15
LINES = ((0, 1), (1, 0), (1, 1), (1, -1))
WEIGHTS = (1, 10, 100, 1_000, 100_000)

# Seconds after a move in which nothing is told to the other program.
SETTLED = 0.03


def windows():
    found = []
    for row in range(SIDE):
        for col in range(SIDE):
            for down, right in LINES:
                cells = [(row + i * down, col + i * right) for i in range(5)]
                if all(0 <= r < SIDE and 0 <= c < SIDE for r, c in cells):
                    found.append([r * SIDE + c for r, c in cells])
    return found


WINDOWS = windows()
THROUGH = [[w for w in WINDOWS if cell in w] for cell in range(SIDE * SIDE)]


def is_five(board, cell):
    return any(all(board[c] == board[cell] for c in w) for w in THROUGH[cell])


def openings():
    """The cells of a second stone that differ when the board is turned and mirrored about the first one in the middle."""
    return [(row, col) for row in range(8) for col in range(row + 1) if (row, col) != (0, 0)]


def mapped(row, col, which):
    if which & 1:
        row, col = col, row
    row, col = (-row if which & 2 else row), (-col if which & 4 else col)
    return (7 + row) * SIDE + 7 + col


class Foul(Exception):
    pass


class OnePly:
    """Rung 0: the cell that adds most to the own open lines and takes most from the other's."""

    name = "one-ply"

    def start(self, seed):
        self.dice, self.slowest = random.Random(seed), 0.0

    def worth(self, board, cell, mark):
        counted = 0
        for window in THROUGH[cell]:
            marks = [board[c] for c in window]
            if 3 - mark not in marks:
                counted += WEIGHTS[marks.count(mark)]
        return counted

    def move(self, board, mark, _moves, _is_new):
        free = [cell for cell in range(SIDE * SIDE) if not board[cell]]
        scored = [(11 * self.worth(board, c, mark) + 10 * self.worth(board, c, 3 - mark), c) for c in free]
        most = max(scored)[0]
        return self.dice.choice([cell for score, cell in scored if score == most])

    def stop(self):
        pass


class Piped:
    """A program behind the protocol of the Gomocup tournament."""

    def __init__(self, name, command, info, deadline):
        self.name, self.command, self.info, self.deadline = name, command, info, deadline
        self.process, self.slowest = None, 0.0

    def start(self, _seed):
        self.stop()
        self.process = subprocess.Popen(
            self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        self.lines = queue.Queue()
        threading.Thread(target=self.listen, args=(self.process.stdout, self.lines), daemon=True).start()
        self.tell("START %d" % SIDE)
        while "OK" not in self.hear(time.monotonic() + 10):
            pass
        for line in self.info:
            self.tell("INFO " + line)

    @staticmethod
    def listen(pipe, lines):
        for line in pipe:
            lines.put(line.strip())
        lines.put(None)

    def tell(self, line):
        try:
            self.process.stdin.write(line + "\n")
            self.process.stdin.flush()
        except OSError as error:
            raise Foul("ended") from error

    def hear(self, until):
        try:
            line = self.lines.get(timeout=max(0.0, until - time.monotonic()))
        except queue.Empty:
            raise Foul("late") from None
        if line is None:
            raise Foul("ended")
        return line

    def move(self, _board, mark, moves, is_new):
        # Who was answered at once may still be ending its search, and would lose the word before the cell.
        time.sleep(SETTLED)
        began = time.monotonic()
        if is_new:
            # In the order of play, for some programs count turns; afterwards the other's stone is enough.
            self.tell("BOARD")
            for place, cell in enumerate(moves):
                self.tell("%d,%d,%d" % (cell % SIDE, cell // SIDE, 1 if place % 2 + 1 == mark else 2))
            self.tell("DONE")
        else:
            self.tell("TURN %d,%d" % (moves[-1] % SIDE, moves[-1] // SIDE))
        while True:
            line = self.hear(began + self.deadline)
            col, _, row = line.partition(",")
            if col.isdigit() and row.isdigit():
                self.slowest = max(self.slowest, time.monotonic() - began)
                return int(row) * SIDE + int(col)
            if line.startswith("ERROR"):
                raise Foul(line)

    def stop(self):
        if self.process is None:
            return
        try:
            self.tell("END")
            self.process.wait(2)
        except (Foul, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()
        self.process = None


def moved(player, board, mark, moves, is_new):
    cell = player.move(board, mark, moves, is_new)
    if not 0 <= cell < SIDE * SIDE or board[cell]:
        raise Foul("illegal")
    return cell


def game(players, opening, seed):
    """Who wins (0, 1 or None for a draw), the moves, and a foul."""
    board, moves = [0] * (SIDE * SIDE), list(opening)
    for count, cell in enumerate(opening):
        board[cell] = 1 + count % 2
    turn = 0
    try:
        for turn, player in enumerate(players):
            player.start(seed)
        while len(moves) < SIDE * SIDE:
            turn = len(moves) % 2
            cell = moved(players[turn], board, turn + 1, moves, len(moves) < len(opening) + 2)
            board[cell] = turn + 1
            moves.append(cell)
            if is_five(board, cell):
                return turn, moves, None
    except Foul as foul:
        return 1 - turn, moves, "%s %s" % (players[turn].name, foul)
    return None, moves, None


def wilson(won, games):
    if not games:
        return "-"
    z, rate = 1.96, won / games
    middle, scale = rate + z * z / (2 * games), 1 + z * z / games
    half = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    low, high = (abs((middle + sign * half) / scale) for sign in (-1, 1))
    return "%3.0f %% (%.0f-%.0f)" % (100 * rate, 100 * low, 100 * high)


def name_of(cell):
    return "%s%d" % (chr(97 + cell % SIDE), cell // SIDE + 1)


def match(ours, theirs, games, seed, shows):
    dice = random.Random(seed)
    starts = openings()
    dice.shuffle(starts)
    seats, fouls, plies = [{"won": 0, "drawn": 0, "games": 0} for _ in range(2)], [], []
    for pair in range((games + 1) // 2):
        opening = [7 * SIDE + 7, mapped(*starts[pair % len(starts)], dice.randrange(8))]
        for seat in range(2):
            players = (ours, theirs) if seat == 0 else (theirs, ours)
            winner, moves, foul = game(players, opening, seed + pair)
            row = seats[seat]
            row["games"] += 1
            row["won"] += winner == seat
            row["drawn"] += winner is None
            fouls += [foul] if foul else []
            plies += [len(moves)] if winner == 1 - seat else []
            if shows:
                word = "draw" if winner is None else "won" if winner == seat else "lost"
                print(ours.name, "first" if seat == 0 else "second", theirs.name, word, foul or "", file=sys.stderr)
                print(" ", " ".join(map(name_of, moves)), file=sys.stderr, flush=True)
    theirs.stop()
    cells = [cell for row in seats for cell in ("%d/%d" % (row["won"], row["games"]), wilson(row["won"], row["games"]))]
    drawn = sum(row["drawn"] for row in seats)
    lasted = "%.0f" % (sum(plies) / len(plies)) if plies else "-"
    print(FORMAT % (theirs.name, *cells, drawn, lasted, len(fouls), "%.2f" % ours.slowest), flush=True)
    for foul in sorted(set(fouls)):
        print("  foul:", foul, "x", fouls.count(foul))
    ours.slowest = 0.0


FORMAT = "%-12s %8s %16s %8s %16s %6s %7s %6s %8s"
HEAD = ("opponent", "as first", "95 %", "second", "95 %", "drawn", "lasted", "fouls", "slowest")


def rungs(deadline):
    """The anchors whose programs are named by the environment, the weakest first."""
    found = [OnePly()]
    rapfi, wine = (os.environ.get(name) for name in ("RAPFI", "WINE"))
    common = ["rule 0", "thread_num 1", "timeout_match 0", "max_memory 100000000"]

    def by_rapfi(name, *info):
        found.append(Piped(name, [rapfi], common + list(info), deadline))

    if rapfi:
        by_rapfi("rapfi-50", "timeout_turn 5000", "max_node 50")
    if wine:
        info = ["timeout_turn 100", "timeout_match 1000000", "time_left 1000000"]
        found.append(Piped("wine-100ms", [wine], info, deadline))
    if rapfi:
        by_rapfi("rapfi-2000", "timeout_turn 5000", "max_node 2000")
        by_rapfi("rapfi-1s", "timeout_turn 1000")
    return found


def main():
    asked = argparse.ArgumentParser(description="A ladder for five in a row.")
    asked.add_argument("--games", type=int, default=100, help="games a rung, half of them on each seat")
    asked.add_argument("--rungs", default="", help="only these, with commas between them")
    asked.add_argument("--turn", type=int, default=1_000, help="milliseconds a move of ours")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--info", action="append", default=[], help="a word of INFO for ours, as in 'max_node 100000'")
    asked.add_argument("--deadline", type=float, default=30.0, help="seconds after which a read is given up")
    asked.add_argument("--moves", action="store_true", help="tell every game")
    asked = asked.parse_args()
    command = shlex.split(os.environ.get("XORCLE", "xorcle")) + ["gomocup"]
    ours = Piped("xorcle", command, ["rule 0", "timeout_turn %d" % asked.turn] + asked.info, asked.deadline)
    print(FORMAT % HEAD)
    wanted = [name for name in asked.rungs.split(",") if name]
    for theirs in rungs(asked.deadline):
        if not wanted or theirs.name in wanted:
            match(ours, theirs, asked.games, asked.seed, asked.moves)
    ours.stop()


if __name__ == "__main__":
    main()
