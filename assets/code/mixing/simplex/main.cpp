// The value of a matrix game, by a linear programme with exact fractions.
// Question: a matrix, rows divided by ; up to 5 x 5, entries up to 99.
// Answer: the value for who chooses the row. Example: "3 -1; -2 1" answers 1/7.
#include <algorithm>
#include <iostream>
#include <numeric>
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

    Fraction operator-(Fraction o) const { return {p * o.q - o.p * q, q * o.q}; }
    Fraction operator*(Fraction o) const { return {p * o.p, q * o.q}; }
    Fraction operator/(Fraction o) const { return {p * o.q, q * o.p}; }
    bool operator<(Fraction o) const { return p * o.q < o.p * q; }
    bool operator==(Fraction o) const { return p == o.p && q == o.q; }

    string text() const {
        string whole = to_string((long long)p);
        return q == 1 ? whole : whole + "/" + to_string((long long)q);
    }
};

using Matrix = vector<vector<Fraction>>;

//<<<
Fraction simplex(Matrix T) {  // last row: the goal, last column: the bounds
    int m = T.size() - 1, n = T[0].size() - 1;
    vector<int> basis(m);
    iota(basis.begin(), basis.end(), n - m);
    for (;;) {
        int enter = 0, leave = -1;
        while (enter < n && !(T[m][enter] < 0)) enter++;  //@enter
        if (enter == n) return T[m][n];  //@done
        auto key = [&](int i) {
            return make_pair(T[i][n] / T[i][enter], basis[i]);
        };
        for (int i = 0; i < m; i++)
            if (Fraction(0) < T[i][enter])
                if (leave < 0 || key(i) < key(leave)) leave = i;  //@leave
        basis[leave] = enter;
        Fraction p = T[leave][enter];
        for (Fraction& a : T[leave]) a = a / p;
        for (int i = 0; i <= m; i++) {
            Fraction f = i == leave ? 0 : T[i][enter];
            for (int k = 0; k <= n; k++)
                T[i][k] = T[i][k] - f * T[leave][k];  //@pivot
        }
    }
}
//>>>

const char FORM[] = "expected a matrix up to 5 x 5 such as 3 -1; -2 1";

/// A number at the front.
int number(istream& in, int least, int most) {
    int n;
    if (!(in >> n) || n < least || n > most) throw invalid_argument(FORM);
    return n;
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

/// Largest y1 + ... + yn with (a + shift) y <= 1 and y >= 0 is 1 / value.
string answer(const string& line) {
    istringstream in(line);
    auto a = read(in);
    int m = a.size(), n = a[0].size(), least = a[0][0];
    for (auto& row : a) least = min(least, *min_element(row.begin(), row.end()));
    int shift = 1 - least;
    Matrix T(m + 1, vector<Fraction>(n + m + 1));
    for (int i = 0; i < m; i++) {
        for (int j = 0; j < n; j++) T[i][j] = a[i][j] + shift;
        T[i][n + i] = T[i][n + m] = 1;
    }
    for (int j = 0; j < n; j++) T[m][j] = -1;
    return (Fraction(1) / simplex(T) - shift).text();
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
