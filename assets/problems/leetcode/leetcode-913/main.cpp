// Backward from hole and catches: a position goes to its mover if some move does, to the other if all moves do; what is never reached is drawn.
// 从进洞和抓住的局面倒推：有一步通向己方胜则己方胜，每一步都通向对方胜则对方胜，推不到的是和棋。
#include <cctype>
#include <iostream>
#include <iterator>
#include <queue>
#include <string>
#include <vector>

using Graph = std::vector<std::vector<int>>;

enum Turn { MOUSE, CAT };

struct State {
    int mouse, cat, turn;
};

int winner_of(const Graph& graph) {
    const int nodes = graph.size();
    // by mouse, cat and turn: who wins (0 nobody yet, 1 the mouse, 2 the cat), and the moves not yet refuted
    std::vector<int> winner(nodes * nodes * 2), moves(nodes * nodes * 2);
    auto index = [&](const State& state) { return (state.mouse * nodes + state.cat) * 2 + state.turn; };
    std::queue<State> settled;
    auto settle = [&](const State& state, int who) {
        winner[index(state)] = who;
        settled.push(state);
    };
    for (int mouse = 0; mouse < nodes; mouse++) {
        for (int cat = 1; cat < nodes; cat++) {
            moves[index({mouse, cat, MOUSE})] = graph[mouse].size();
            for (int to : graph[cat]) moves[index({mouse, cat, CAT})] += to != 0;
            for (int turn : {MOUSE, CAT}) {
                if (mouse == 0) settle({mouse, cat, turn}, 1);
                if (mouse == cat) settle({mouse, cat, turn}, 2);
            }
        }
    }
    auto look_back = [&](const State& before, int who) {
        int at = index(before);
        if (winner[at] != 0) return;
        bool is_own_win = who == (before.turn == MOUSE ? 1 : 2);
        if (is_own_win || --moves[at] == 0) settle(before, who);
    };
    for (; !settled.empty(); settled.pop()) {
        const State state = settled.front();
        const int who = winner[index(state)];
        if (state.turn == CAT) {
            for (int mouse : graph[state.mouse]) look_back({mouse, state.cat, MOUSE}, who);
        } else {
            for (int cat : graph[state.cat]) {
                if (cat != 0) look_back({state.mouse, cat, CAT}, who);
            }
        }
    }
    return winner[index({1, 2, MOUSE})];
}

int main() {
    std::string text(std::istreambuf_iterator<char>(std::cin), {});
    Graph graph;
    int depth = 0;
    for (size_t i = 0; i < text.size(); i++) {
        if (text[i] == '[') {
            depth++;
            if (depth == 1) graph.clear();
            if (depth == 2) graph.emplace_back();
        } else if (text[i] == ']') {
            depth--;
            if (depth == 0) std::cout << winner_of(graph) << '\n';
        } else if (std::isdigit(text[i])) {
            int number = 0;
            for (; std::isdigit(text[i]); i++) number = 10 * number + (text[i] - '0');
            i--;
            graph.back().push_back(number);
        }
    }
}
