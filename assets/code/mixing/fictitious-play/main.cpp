// Bounds of a matrix game's value, by fictitious play.
// Question: ROUNDS | matrix, rows divided by ; up to 5 x 5, entries up to 99.
// Answer: lower and upper bound. Example: "3 | 1 -1; -1 1" answers -1/3 0.
#include <algorithm>
#include <iostream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

using namespace std;

struct Fraction {
    __int128 p, q;  // reduced, q > 0

    Fraction(__int128 p = 0, __int128 q = 1) : p(p), q(q) {
        __int128 d = p < 0 ? -p : p, e = q < 0 ? -q : q;
        while (e != 0) swap(d %= e, e);
        if (q < 0) d = -d;
        this->p /= d;
        this->q /= d;
    }

    bool operator<(Fraction o) const { return p * o.q < o.p * q; }

    string text() const {
        string whole = to_string((long long)p);
        return q == 1 ? whole : whole + "/" + to_string((long long)q);
    }
};

struct Bounds {
    Fraction lower, upper;
};

vector<int> gains(const vector<vector<int>>& a, const vector<int>& y) {
    vector<int> gain(a.size());
    for (size_t i = 0; i < a.size(); i++)
        for (size_t j = 0; j < y.size(); j++) gain[i] += a[i][j] * y[j];
    return gain;
}

vector<int> costs(const vector<int>& x, const vector<vector<int>>& a) {
    vector<int> cost(a[0].size());
    for (size_t j = 0; j < a[0].size(); j++)
        for (size_t i = 0; i < x.size(); i++) cost[j] += x[i] * a[i][j];
    return cost;
}

int argmax(const vector<int>& values) {
    return max_element(values.begin(), values.end()) - values.begin();
}

int argmin(const vector<int>& values) {
    return min_element(values.begin(), values.end()) - values.begin();
}

//<<<
Bounds fictitious_play(const vector<vector<int>>& a, int rounds) {
    vector<int> x(a.size()), y(a[0].size());  // how often each was chosen
    Fraction lower = -99, upper = 99;
    for (int t = 1; t <= rounds; t++) {
        int i = argmax(gains(a, y));  //@best
        int j = argmin(costs(x, a));
        x[i]++;  //@count
        y[j]++;
        vector<int> gain = gains(a, y), cost = costs(x, a);
        lower = max(lower, Fraction(cost[argmin(cost)], t));  //@bound
        upper = min(upper, Fraction(gain[argmax(gain)], t));
    }
    return {lower, upper};
}
//>>>

const char FORM[] = "expected ROUNDS | a matrix such as 3 -1; -2 1";

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

/// Rows divided by ;
vector<vector<int>> read(istream& in) {
    vector<vector<int>> a(1);
    for (;;) {
        a.back().push_back(number(in, -99, 99));
        if (at_end(in)) break;
        if (in.peek() == ';' && in.get()) a.emplace_back();
    }
    if (a.size() > 5 || a[0].size() > 5) throw invalid_argument(FORM);
    for (auto& row : a)
        if (row.size() != a[0].size())
            throw invalid_argument("the rows must be equally long");
    return a;
}

string answer(const string& line) {
    istringstream in(line);
    int rounds = number(in, 1, 999999);
    expect(in, '|');
    auto a = read(in);
    auto [lower, upper] = fictitious_play(a, rounds);
    return lower.text() + " " + upper.text();
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
