"""Alpha-beta with good moves first, so that more is cut off.

Tic-tac-toe: three in a line win, X begins. Every value is that of the side to move.
Reads lines of nine letters X O . row by row; says 1, 0 or -1 for the side to move.
"""

import sys

WIN = 1
INF = 1000
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6),
         (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
THROUGH = [3, 2, 3, 2, 4, 2, 3, 2, 3]  # how many lines go through each cell


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


#<<<
# The cells on most lines are tried first.
def alpha_beta(board, alpha, beta):  #@enter
    if board.over():
        return board.result()  #@end
    best = -INF
    moves = board.moves()
    moves.sort(key=lambda cell: -THROUGH[cell])  #@order
    for cell in moves:  #@try
        board.play(cell)
        value = -alpha_beta(board, -beta, -alpha)  #@value
        board.undo(cell)
        best = max(best, value)
        if best > alpha:
            alpha = best  #@raise
        if alpha >= beta:
            break  #@cut
    return best  #@return
#>>>


def answer(line):
    letters, = line.split()
    return alpha_beta(Board(letters), -INF, INF)


def main():
    for line in sys.stdin:
        try:
            print(answer(line))
        except ValueError:
            print("error: expected nine letters X, O or . of a game")


if __name__ == "__main__":
    main()
