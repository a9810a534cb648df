// Minimax to a depth, and behind it the noisy moves alone: those that win or stop a win at once.
// Tic-tac-toe: three in a line win, X begins. Every value is that of the side to move.
// Reads lines of a depth and nine letters X O . row by row; says 1, 0 or -1 for the side to
// move, or ~ and the estimate where neither a win nor the end of the game was in reach.
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

using std::max;
using std::string;
using std::vector;

const int WIN = 100;
const int INF = 1000;
const vector<vector<int>> LINES = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6},
                                   {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};

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

    // The lines that a side has to itself or that nobody has entered.
    int open_lines(char side) const {
        char enemy = side == mover ? other : mover;
        auto is_open = [&](const vector<int>& line) {
            auto is_lost = [&](int cell) { return cells[cell] == enemy; };
            return std::none_of(line.begin(), line.end(), is_lost);
        };
        return std::count_if(LINES.begin(), LINES.end(), is_open);
    }

    int estimate() const { return open_lines(mover) - open_lines(other); }

    // The cells where either side would have a line.
    vector<int> noisy() const {
        vector<int> found;
        for (int cell : moves()) {
            Board after = *this;
            after.cells[cell] = mover;
            bool wins = after.has_line(mover);
            after.cells[cell] = other;
            if (wins || after.has_line(other)) found.push_back(cell);
        }
        return found;
    }
};

//<<<
int search(Board& board, int depth, int alpha, int beta) { //@enter
    if (board.over()) return board.result(); //@end
    int best = -INF;
    vector<int> moves = board.moves();
    if (depth <= 0) {
        best = board.estimate(); //@stand
        moves = best < beta ? board.noisy() : vector<int>(); //@noisy
        alpha = max(alpha, best);
    }
    for (int cell : moves) { //@try
        board.play(cell);
        int value = -search(board, depth - 1, -beta, -alpha); //@value
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

string answer(const string& line) {
    std::istringstream in(line);
    int depth = -1;
    string cells, rest;
    if (!(in >> depth >> cells) || in >> rest || depth < 0 || depth > 9) {
        throw std::invalid_argument(line);
    }
    Board board = read(cells);
    int value = search(board, depth, -INF, INF);
    int free = board.moves().size();
    bool is_exact = std::abs(value) == WIN || depth >= free;
    return is_exact ? std::to_string(value / WIN) : "~" + std::to_string(value);
}

int main() {
    for (string line; std::getline(std::cin, line);) {
        try {
            std::cout << answer(line) << '\n';
        } catch (const std::logic_error&) {
            std::cout << "error: expected a depth up to 9 and nine letters of a game\n";
        }
    }
}
