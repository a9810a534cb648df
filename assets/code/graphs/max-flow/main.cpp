// The largest flow through a network, by shortest augmenting paths.
// Question: S T A>B:C ... with nodes 0 to 99 and capacities C up to 999999.
// Answer: the value. Example: "0 3 0>1:4 1>3:3 0>2:1 2>3:9" answers 4.
#include <algorithm>
#include <iostream>
#include <queue>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

using namespace std;

//<<<
long max_flow(int n, vector<vector<long>>& rest, int s, int t) {
    long flow = 0;
    for (;;) {
        vector<int> parent(n, -1);
        parent[s] = s;
        queue<int> queue({s});  //@search
        while (!queue.empty()) {
            int u = queue.front();
            queue.pop();
            for (int v = 0; v < n; v++) {
                if (rest[u][v] > 0 && parent[v] < 0) {
                    parent[v] = u;  //@reach
                    queue.push(v);
                }
            }
        }
        if (parent[t] < 0) return flow;  //@cut
        long push = rest[parent[t]][t];
        for (int v = t; v != s; v = parent[v])
            push = min(push, rest[parent[v]][v]);  //@path
        for (int v = t; v != s; v = parent[v]) {
            rest[parent[v]][v] -= push;  //@push
            rest[v][parent[v]] += push;
        }
        flow += push;
    }
}
//>>>

const char FORM[] = "expected S T A>B:C ... with nodes 0 to 99";

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

string answer(const string& line) {
    istringstream in(line);
    int s = number(in, 0, 99), t = number(in, 0, 99);
    if (s == t) throw invalid_argument("S and T must differ");
    vector<vector<long>> rest(100, vector<long>(100));
    while (!at_end(in)) {
        int u = number(in, 0, 99);
        expect(in, '>');
        int v = number(in, 0, 99);
        expect(in, ':');
        rest[u][v] += number(in, 0, 999999);
    }
    return to_string(max_flow(100, rest, s, t));
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
