// The nucleolus: the least content coalition is made as content as can be,
// then the next, one linear programme after another.
// Question: the worths of A, B, AB, C, AC, BC, ABC (of 1 to 4 players).
// Answer: their shares. Example: "0 0 6 0 6 0 12" answers 6 3 3.
#include <algorithm>
#include <array>
#include <iostream>
#include <map>
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

    Fraction operator+(Fraction o) const { return {p * o.q + o.p * q, q * o.q}; }
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

const int LARGE = 1000;   // outweighs any price in a programme this small
const int FAR = 1000000;  // outweighs any worth

/// The split, the level reached, and the price of every coalition.
struct Best {
    vector<Fraction> x;
    Fraction e;
    vector<Fraction> price;
};

Best most_content(int n, const vector<int>& v, const map<int, Fraction>& level);

//<<<
vector<Fraction> nucleolus(int n, const vector<int>& v) {
    int ALL = (1 << n) - 1;
    map<int, Fraction> level;  // what S gets beyond its worth, once settled
    for (;;) {
        auto [x, e, price] = most_content(n, v, level);  //@solve
        vector<int> tight;
        for (int S = 1; S < ALL; S++)
            if (!level.count(S) && Fraction(0) < price[S])
                tight.push_back(S);  //@tight
        if (tight.empty()) return x;  //@answer
        for (int S : tight) level[S] = e;  //@fix
    }
}
//>>>

const char FORM[] = "expected the worths of 1, 3, 7 or 15 coalitions";

/// A number at the front.
int number(istream& in, int least, int most) {
    int n;
    if (!(in >> n) || n < least || n > most) throw invalid_argument(FORM);
    return n;
}

bool at_end(istream& in) { return (in >> ws).eof(); }

/// Maximises; the last row is the goal. The point and the rows' prices.
array<vector<Fraction>, 2> simplex(Matrix T) {
    int m = T.size() - 1, n = T[0].size() - 1;
    vector<int> column(n), row(m);
    iota(column.begin(), column.end(), 0);
    iota(row.begin(), row.end(), n);
    for (;;) {
        int enter = -1, leave = -1;
        for (int k = 0; k < n; k++)
            if (T[m][k] < 0 && (enter < 0 || column[k] < column[enter])) enter = k;
        if (enter < 0) break;
        for (int i = 0; i < m; i++) {
            if (!(Fraction(0) < T[i][enter])) continue;
            auto key = [&](int i) { return make_pair(T[i][n] / T[i][enter], row[i]); };
            if (leave < 0 || key(i) < key(leave)) leave = i;
        }
        Fraction p = T[leave][enter];
        for (Fraction& a : T[leave]) a = a / p;
        T[leave][enter] = Fraction(1) / p;
        for (int i = 0; i <= m; i++) {
            Fraction f = T[i][enter];
            if (i == leave || f == 0) continue;
            for (int k = 0; k <= n; k++) T[i][k] = T[i][k] - f * T[leave][k];
            T[i][enter] = Fraction(0) - f / p;
        }
        swap(column[enter], row[leave]);
    }
    vector<Fraction> point(n), price(m);
    for (int i = 0; i < m; i++)
        if (row[i] < n) point[row[i]] = T[i][n];
    for (int k = 0; k < n; k++)
        if (column[k] >= n) price[column[k] - n] = T[m][k];
    return {point, price};
}

/// The split x that makes the least content coalition S as content as can be:
/// e largest with x(S) - v(S) >= e, or >= level[S] where that is settled. Who is
/// alone gets its worth. price[S] > 0 where S is tight in all such x.
///
/// Columns: x[i] - v[i], e + FAR, z; z <= FAR keeps the settled levels.
Best most_content(int n, const vector<int>& v, const map<int, Fraction>& level) {
    int ALL = (1 << n) - 1;
    vector<int> alone(ALL + 1);
    for (int S = 0; S <= ALL; S++)
        for (int i = 0; i < n; i++) alone[S] += S >> i & 1 ? v[1 << i] : 0;
    Matrix T(ALL + 2, vector<Fraction>(n + 3));
    for (int S = 1; S < ALL; S++) {
        auto& row = T[S - 1];
        for (int i = 0; i < n; i++) row[i] = -(S >> i & 1);
        row[n + 2] = FAR + alone[S] - v[S];
        if (auto settled = level.find(S); settled != level.end()) {
            row[n + 1] = 1;
            row[n + 2] = row[n + 2] - settled->second;
        } else {
            row[n] = 1;
        }
    }
    for (int i = 0; i < n; i++) T[ALL - 1][i] = 1;
    T[ALL - 1][n + 2] = v[ALL] - alone[ALL];
    T[ALL][n + 1] = 1;
    T[ALL][n + 2] = FAR;
    T[ALL + 1][n] = (int)level.size() < ALL - 1 ? -1 : 0;
    T[ALL + 1][n + 1] = -LARGE;
    auto [x, price] = simplex(T);
    Fraction e = x[n] - FAR;
    x.resize(n);
    for (int i = 0; i < n; i++) x[i] = x[i] + v[1 << i];
    price.insert(price.begin(), 0);
    return {x, e, price};
}

string answer(const string& line) {
    istringstream in(line);
    vector<int> v = {0};
    while (!at_end(in)) v.push_back(number(in, -9999, 9999));
    int n = 1, alone = 0;
    while (n < 4 && v.size() > 1u << n) n++;
    if (v.size() != 1u << n) throw invalid_argument(FORM);
    for (int i = 0; i < n; i++) alone += v[1 << i];
    if (alone > v.back())
        throw invalid_argument("together the players have less than each alone");
    string text;
    for (const Fraction& share : nucleolus(n, v))
        text += (text.empty() ? "" : " ") + share.text();
    return text;
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
