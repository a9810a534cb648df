// Alpha-beta with good moves first, so that more is cut off.
// Tic-tac-toe: three in a line win, X begins. Every value is that of the side to move.
// Reads lines of nine letters X O . row by row; says 1, 0 or -1 for the side to move.
#include <algorithm>
#include <iostream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

using std::max;
using std::stable_sort;
using std::string;
using std::vector;

const int WIN = 1;
const int INF = 1000;
const vector<vector<int>> LINES = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6},
                                   {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};
// How many lines go through each cell.
const int THROUGH[] = {3, 2, 3, 2, 4, 2, 3, 2, 3};

// A position: the cells, who moves and who does not.
struct Board {
    string cells;
    char mover = 'X', other = 'O';

    bool has_line(char side) const {
        auto is_own = [&](int cell) { return cells[cell] == side; };
        auto is_full = [&](const vector<int>& line) {
            return std::all_of(line.begin(), line.end(), is_own);
        };
        return std::any_of(LINES.begin(), LINES.end(), is_full);
    }

    bool over() const { return has_line(other) || moves().empty(); }

    int result() const { return has_line(other) ? -WIN : 0; }

    vector<int> moves() const {
        vector<int> free;
        for (int cell = 0; cell < 9; cell++) {
            if (cells[cell] == '.') free.push_back(cell);
        }
        return free;
    }

    void play(int cell) {
        cells[cell] = mover;
        std::swap(mover, other);
    }

    void undo(int cell) {
        cells[cell] = '.';
        std::swap(mover, other);
    }
};

//<<<
// The cells on most lines are tried first.
int alpha_beta(Board& board, int alpha, int beta) { //@enter
    if (board.over()) return board.result(); //@end
    int best = -INF;
    vector<int> moves = board.moves();
    auto better = [](int a, int b) { return THROUGH[a] > THROUGH[b]; };
    stable_sort(moves.begin(), moves.end(), better); //@order
    for (int cell : moves) { //@try
        board.play(cell);
        int value = -alpha_beta(board, -beta, -alpha); //@value
        board.undo(cell);
        best = max(best, value);
        if (best > alpha) alpha = best; //@raise
        if (alpha >= beta) break; //@cut
    }
    return best; //@return
}
//>>>

// The position that nine letters show; throws where they show none.
Board read(const string& cells) {
    Board board;
    board.cells = cells;
    auto count = [&](char letter) { return std::count(cells.begin(), cells.end(), letter); };
    auto more = count('X') - count('O');
    if (more == 1) std::swap(board.mover, board.other);
    if (cells.size() != 9 || count('X') + count('O') + count('.') != 9 || more < 0 || more > 1 ||
        board.has_line(board.mover)) {
        throw std::invalid_argument(cells);
    }
    return board;
}

int answer(const string& line) {
    std::istringstream in(line);
    string cells, rest;
    if (!(in >> cells) || in >> rest) throw std::invalid_argument(line);
    Board board = read(cells);
    return alpha_beta(board, -INF, INF);
}

int main() {
    for (string line; std::getline(std::cin, line);) {
        try {
            std::cout << answer(line) << '\n';
        } catch (const std::logic_error&) {
            std::cout << "error: expected nine letters X, O or . of a game\n";
        }
    }
}
