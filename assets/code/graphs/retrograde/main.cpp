// Who wins on a graph with circles: settled backwards from the ends.
// Question: START A>B ... with nodes 0 to 999; who cannot move loses.
// Answer: N k (the mover wins), P k (loses) after k plies, or D (a draw).
// Example: "1 1>2 2>1" answers D, "1 1>2 2>1 2>3" answers P 2.
#include <algorithm>
#include <iostream>
#include <queue>
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
};

//<<<
Outcomes retrograde(int n, const Arcs& succ, const Arcs& pred) {
    string result(n, 'D');
    vector<int> plies(n), count(n);
    queue<int> queue;
    for (int v = 0; v < n; v++) {
        count[v] = succ[v].size();  //@count
        if (count[v] > 0) continue;
        result[v] = 'P';
        queue.push(v);  //@seed
    }
    while (!queue.empty()) {
        int v = queue.front();  //@pop
        queue.pop();
        for (int u : pred[v]) {
            if (result[u] != 'D') continue;
            if (result[v] == 'P') {
                result[u] = 'N';  //@won
            } else {
                if (--count[u] > 0) continue;  //@lower
                result[u] = 'P';  //@lost
            }
            plies[u] = plies[v] + 1;
            queue.push(u);
        }
    }
    return {result, plies};  //@left
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
    Arcs succ, pred;
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
    graph.pred.resize(graph.n);
    for (auto [u, v] : arcs) {
        graph.succ[u].push_back(v);
        graph.pred[v].push_back(u);
    }
    return graph;
}

string answer(const string& line) {
    Graph graph = read(line);
    auto [result, plies] = retrograde(graph.n, graph.succ, graph.pred);
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
