// Who wins on a graph with circles: settled round by round from the ends.
// Question: START A>B ... with nodes 0 to 999; who cannot move loses.
// Answer: N k (the mover wins), P k (loses) after k plies, or D (a draw).
// Example: "1 1>2 2>1" answers D, "1 1>2 2>1 2>3" answers P 2.
#include <algorithm>
#include <iostream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

using namespace std;

using Arcs = vector<vector<int>>;

struct Outcomes {
    string result;
    vector<int> plies;
    int open;  // positions from which play goes on for ever
};

//<<<
Outcomes waves(int n, const Arcs& succ) {
    string result(n, 'D');
    vector<int> plies(n);
    vector<pair<int, char>> fresh;
    for (int v = 0; v < n; v++)
        if (succ[v].empty()) fresh.push_back({v, 'P'});  //@seed
    int wave = 0, settled = 0;
    while (!fresh.empty()) {
        for (auto [v, outcome] : fresh)
            result[v] = outcome, plies[v] = wave;  //@settle
        settled += fresh.size();
        wave++, fresh.clear();
        for (int v = 0; v < n; v++) {
            string after;
            for (int w : succ[v]) after += result[w];
            if (result[v] != 'D') continue;
            if (after.find('P') != string::npos)
                fresh.push_back({v, 'N'});
            else if (after.find('D') == string::npos)
                fresh.push_back({v, 'P'});
        }
    }
    return {result, plies, n - settled};  //@left
}
//>>>

const char FORM[] = "expected START A>B ... with nodes 0 to 999";

/// A number at the front.
int number(istream& in, int least, int most) {
    int n;
    if (!(in >> n) || n < least || n > most) throw invalid_argument(FORM);
    return n;
}

void expect(istream& in, char sign) {
    char c;
    if (!(in >> c) || c != sign) throw invalid_argument(FORM);
}

bool at_end(istream& in) { return (in >> ws).eof(); }

struct Graph {
    int start, n;
    Arcs succ;
};

Graph read(const string& line) {
    istringstream in(line);
    Graph graph{};
    graph.start = number(in, 0, 999);
    vector<pair<int, int>> arcs;
    while (!at_end(in)) {
        int u = number(in, 0, 999);
        expect(in, '>');
        arcs.push_back({u, number(in, 0, 999)});
    }
    graph.n = graph.start + 1;
    for (auto [u, v] : arcs) graph.n = max({graph.n, u + 1, v + 1});
    graph.succ.resize(graph.n);
    for (auto [u, v] : arcs) graph.succ[u].push_back(v);
    return graph;
}

string answer(const string& line) {
    Graph graph = read(line);
    auto [result, plies, open] = waves(graph.n, graph.succ);
    if (result[graph.start] == 'D') return "D";
    return result[graph.start] + (" " + to_string(plies[graph.start]));
}

int main() {
    for (string line; getline(cin, line);) {
        try {
            cout << answer(line) << '\n';
        } catch (const invalid_argument& fault) {
            cout << "error: " << fault.what() << '\n';
        }
    }
}
