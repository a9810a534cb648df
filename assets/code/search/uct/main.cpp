// UCT: playouts at random, guided by upper confidence bounds (Kocsis and Szepesvari 2006).
// Tic-tac-toe: three in a line win, X begins. Every value is that of the side to move.
// Reads lines of a number of playouts (2 or more) and nine letters X O . row by row; says the
// cell, 1 to 9, that was visited most.
#include <algorithm>
#include <cmath>
#include <iostream>
#include <random>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

using std::log;
using std::mt19937;
using std::sqrt;
using std::string;
using std::vector;

const int WIN = 1;
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
};

// A position of the tree: the move that led there, and the values of its playouts for the mover.
struct Node {
    int cell;
    double visits = 0, total = 0;
    vector<Node> children;

    explicit Node(int cell) : cell(cell) {}

    void expand(const vector<int>& moves) {
        for (int move : moves) children.emplace_back(move);
    }
};

// The value of a game that goes on at random.
double playout(Board board, mt19937& rng) {
    double sign = 1;
    while (!board.over()) {
        vector<int> moves = board.moves();
        board.play(moves[rng() % moves.size()]);
        sign = -sign;
    }
    return sign * board.result();
}

double ucb(const Node& child, double visits);

// The child with the highest bound.
Node& best(vector<Node>& children, double visits) {
    auto is_less = [&](const Node& a, const Node& b) { return ucb(a, visits) < ucb(b, visits); };
    return *std::max_element(children.begin(), children.end(), is_less);
}

//<<<
double ucb(const Node& child, double visits) {
    if (child.visits == 0) return INFINITY;
    double mean = -child.total / child.visits;
    return mean + sqrt(2 * log(visits) / child.visits);
}

double simulate(Node& node, Board& board, mt19937& rng) {
    double value;
    if (board.over()) {
        value = board.result();
    } else if (node.visits == 0) {
        value = playout(board, rng); //@playout
    } else {
        if (node.children.empty()) node.expand(board.moves()); //@expand
        Node& child = best(node.children, node.visits); //@select
        board.play(child.cell);
        value = -simulate(child, board, rng);
    }
    node.visits += 1;
    node.total += value; //@back
    return value;
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
    int playouts = -1;
    string cells, rest;
    if (!(in >> playouts >> cells) || in >> rest || playouts < 2 || playouts > 1000000) {
        throw std::invalid_argument(line);
    }
    Board board = read(cells);
    if (board.over()) throw std::invalid_argument(line);
    Node root(-1);
    mt19937 rng(1);
    for (int i = 0; i < playouts; i++) {
        Board copy = board;
        simulate(root, copy, rng);
    }
    auto is_less = [](const Node& a, const Node& b) { return a.visits < b.visits; };
    auto most = std::max_element(root.children.begin(), root.children.end(), is_less);
    return std::to_string(most->cell + 1);
}

int main() {
    for (string line; std::getline(std::cin, line);) {
        try {
            std::cout << answer(line) << '\n';
        } catch (const std::logic_error&) {
            std::cout << "error: expected 2 to 1000000 playouts and an open game\n";
        }
    }
}
