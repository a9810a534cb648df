// Nim-values on a graph without circles, in topological order.
// Question: START A>B ... with nodes 0 to 999. Answer: the nim-value of START.
// Example: "3 3>2 3>1 2>0 1>0" answers 0.
#include <algorithm>
#include <iostream>
#include <queue>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

using namespace std;

using Arcs = vector<vector<int>>;

//<<<
vector<int> nim_values(int n, const Arcs& succ, const Arcs& pred) {
    vector<int> sg(n, -1), left(n);  // left: followers without a value
    queue<int> queue;
    for (int v = 0; v < n; v++) {
        left[v] = succ[v].size();
        if (left[v] == 0) queue.push(v);
    }
    while (!queue.empty()) {
        int v = queue.front();  //@order
        queue.pop();
        set<int> seen;
        for (int u : succ[v]) seen.insert(sg[u]);  //@look
        int mex = 0;
        while (seen.count(mex)) mex++;  //@mex
        sg[v] = mex;  //@write
        for (int u : pred[v])
            if (--left[u] == 0) queue.push(u);
    }
    return sg;
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
    int sg = nim_values(graph.n, graph.succ, graph.pred)[graph.start];
    if (sg < 0) throw invalid_argument("the graph has a circle");
    return to_string(sg);
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
