"""UCT: playouts at random, guided by upper confidence bounds (Kocsis and Szepesvari 2006).

Tic-tac-toe: three in a line win, X begins. Every value is that of the side to move.
Reads lines of a number of playouts (2 or more) and nine letters X O . row by row; says the
cell, 1 to 9, that was visited most.
"""

import sys
from math import inf, log, sqrt
from random import Random

WIN = 1
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6),
         (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


class Board:
    """A position: the cells, who moves and who does not."""

    def __init__(self, letters):
        self.cells = list(letters)
        self.mover, self.other = "X", "O"
        more = letters.count("X") - letters.count("O")
        if more == 1:
            self.mover, self.other = "O", "X"
        is_board = len(letters) == 9 and set(letters) <= set("XO.")
        if not is_board or more not in (0, 1) or self.has_line(self.mover):
            raise ValueError(letters)

    def has_line(self, side):
        cells = self.cells
        return any(cells[a] == cells[b] == cells[c] == side for a, b, c in LINES)

    def over(self):
        return self.has_line(self.other) or "." not in self.cells

    def result(self):
        return -WIN if self.has_line(self.other) else 0

    def moves(self):
        return [cell for cell in range(9) if self.cells[cell] == "."]

    def play(self, cell):
        self.cells[cell] = self.mover
        self.mover, self.other = self.other, self.mover

    def copy(self):
        return Board("".join(self.cells))


class Node:
    """A position of the tree: the move to it, and the values of its playouts for the mover."""

    def __init__(self, cell):
        self.cell = cell
        self.visits, self.total = 0, 0
        self.children = []

    def expand(self, moves):
        self.children = [Node(move) for move in moves]


def playout(start, rng):
    """The value of a game that goes on at random."""
    board, sign = start.copy(), 1
    while not board.over():
        board.play(rng.choice(board.moves()))
        sign = -sign
    return sign * board.result()


def best(children, visits):
    """The child with the highest bound."""
    return max(children, key=lambda child: ucb(child, visits))


#<<<
def ucb(child, visits):
    if child.visits == 0:
        return inf
    mean = -child.total / child.visits
    return mean + sqrt(2 * log(visits) / child.visits)


def simulate(node, board, rng):
    if board.over():
        value = board.result()
    elif node.visits == 0:
        value = playout(board, rng)  #@playout
    else:
        if not node.children:
            node.expand(board.moves())  #@expand
        child = best(node.children, node.visits)  #@select
        board.play(child.cell)
        value = -simulate(child, board, rng)
    node.visits += 1
    node.total += value  #@back
    return value
#>>>


def answer(line):
    playouts, letters = line.split()
    board = Board(letters)
    if board.over() or not 2 <= int(playouts) <= 1000000:
        raise ValueError(line)
    root, rng = Node(None), Random(1)
    for _ in range(int(playouts)):
        simulate(root, board.copy(), rng)
    return 1 + max(root.children, key=lambda child: child.visits).cell


def main():
    for line in sys.stdin:
        try:
            print(answer(line))
        except ValueError:
            print("error: expected 2 to 1000000 playouts and an open game")


if __name__ == "__main__":
    main()
