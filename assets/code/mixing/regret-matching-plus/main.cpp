// Bounds of a matrix game's value, by regret matching with floored regrets.
// Question: ROUNDS | matrix, rows divided by ; up to 5 x 5, entries up to 99.
// Answer: what the means of the mixes guarantee, a lower and an upper bound.
#include <algorithm>
#include <cmath>
#include <iomanip>
#include <iostream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

using namespace std;

struct Player {
    vector<double> mix, regret, total;

    Player(int n, int first) : mix(n), regret(n), total(n) { mix[first] = 1; }
};

vector<double> gains(const vector<vector<int>>& a, const vector<double>& y) {
    vector<double> gain(a.size());
    for (size_t i = 0; i < a.size(); i++)
        for (size_t j = 0; j < y.size(); j++) gain[i] += a[i][j] * y[j];
    return gain;
}

vector<double> losses(const vector<double>& x, const vector<vector<int>>& a) {
    vector<double> loss(a[0].size());
    for (size_t j = 0; j < a[0].size(); j++)
        for (size_t i = 0; i < x.size(); i++) loss[j] -= x[i] * a[i][j];
    return loss;
}

//<<<
vector<double> match(const vector<double>& regret) {
    double total = 0;
    for (double r : regret) total += r;
    vector<double> mix(regret.size(), 1.0 / regret.size());
    if (total == 0) return mix;
    for (size_t i = 0; i < mix.size(); i++) mix[i] = regret[i] / total;
    return mix;
}

void learn(Player& me, const vector<double>& gain, int t) {
    double mean = 0;
    for (size_t i = 0; i < gain.size(); i++) mean += me.mix[i] * gain[i];
    for (size_t i = 0; i < gain.size(); i++) {
        me.total[i] += t * me.mix[i];  //@average
        me.regret[i] = max(me.regret[i] + gain[i] - mean, 0.0);  //@floor
    }
    me.mix = match(me.regret);  //@strategy
}

void regret_matching_plus(const vector<vector<int>>& a, Player& row,
                          Player& column, int rounds) {
    for (int t = 1; t <= rounds; t++) {
        learn(row, gains(a, column.mix), t);  //@payoff
        learn(column, losses(row.mix, a), t);
    }
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
    int m = a.size(), n = a[0].size();
    Player row(m, 0), column(n, n - 1);
    regret_matching_plus(a, row, column, rounds);
    vector<double> loss = losses(row.total, a), gain = gains(a, column.total);
    double weight = 0;
    for (double total : row.total) weight += total;
    ostringstream out;
    out << fixed << setprecision(6);
    for (double bound : {-*max_element(loss.begin(), loss.end()) / weight,
                         *max_element(gain.begin(), gain.end()) / weight})
        out << (out.tellp() > 0 ? " " : "") << round(bound * 1e6) / 1e6 + 0.0;
    return out.str();
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
