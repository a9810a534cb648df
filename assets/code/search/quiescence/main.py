"""Minimax to a depth, and behind it the noisy moves alone: those that win or stop a win at once.

Tic-tac-toe: three in a line win, X begins. Every value is that of the side to move.
Reads lines of a depth and nine letters X O . row by row; says 1, 0 or -1 for the side to
move, or ~ and the estimate where neither a win nor the end of the game was in reach.
"""

import sys

WIN = 100
INF = 1000
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

    def undo(self, cell):
        self.cells[cell] = "."
        self.mover, self.other = self.other, self.mover

    def open_lines(self, enemy):
        """The lines that an enemy has not entered."""
        return sum(all(self.cells[cell] != enemy for cell in line) for line in LINES)

    def estimate(self):
        return self.open_lines(self.other) - self.open_lines(self.mover)

    def makes_line(self, cell, side):
        self.cells[cell] = side
        has_line = self.has_line(side)
        self.cells[cell] = "."
        return has_line

    def noisy(self):
        """The cells where either side would have a line."""
        def is_noisy(cell):
            return self.makes_line(cell, self.mover) or self.makes_line(cell, self.other)

        return [cell for cell in self.moves() if is_noisy(cell)]


#<<<
def search(board, depth, alpha, beta):  #@enter
    if board.over():
        return board.result()  #@end
    best = -INF
    moves = board.moves()
    if depth <= 0:
        best = board.estimate()  #@stand
        moves = board.noisy() if best < beta else []  #@noisy
        alpha = max(alpha, best)
    for cell in moves:  #@try
        board.play(cell)
        value = -search(board, depth - 1, -beta, -alpha)  #@value
        board.undo(cell)
        best = max(best, value)
        if best > alpha:
            alpha = best  #@raise
        if alpha >= beta:
            break  #@cut
    return best  #@return
#>>>


def answer(line):
    depth, letters = line.split()
    depth, board = int(depth), Board(letters)
    if not 0 <= depth <= 9:
        raise ValueError(line)
    value = search(board, depth, -INF, INF)
    is_exact = abs(value) == WIN or depth >= len(board.moves())
    return (value > 0) - (value < 0) if is_exact else f"~{value}"


def main():
    for line in sys.stdin:
        try:
            print(answer(line))
        except ValueError:
            print("error: expected a depth up to 9 and nine letters of a game")


if __name__ == "__main__":
    main()
