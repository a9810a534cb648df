// The Shapley value of a weighted voting game, by all orders.
// Question: QUOTA | W1 W2 ... with up to 8 players and numbers up to 99999.
// Answer: their shares. Example: "3 | 2 1 1" answers 2/3 1/6 1/6.
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

    string text() const {
        string whole = to_string((long long)p);
        return q == 1 ? whole : whole + "/" + to_string((long long)q);
    }
};

//<<<
vector<Fraction> shapley(int n, const vector<int>& worth) {
    vector<int> total(n), order(n);
    iota(order.begin(), order.end(), 0);
    int orders = 0;
    do {
        int S = 0;  // the coalition of those who have come
        for (int i : order) {
            int marginal = worth[S | 1 << i] - worth[S];  //@marginal
            total[i] += marginal;  //@add
            S |= 1 << i;
        }
        orders++;
    } while (next_permutation(order.begin(), order.end()));  //@order
    vector<Fraction> share;
    for (int i = 0; i < n; i++)
        share.push_back(Fraction(total[i], orders));  //@divide
    return share;
}
//>>>

const char FORM[] = "expected QUOTA | W1 W2 ... with up to 8 players";

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

/// What each coalition is worth: 1 if its weights reach the quota.
vector<int> worths(int quota, const vector<int>& w) {
    if (quota == 0) throw invalid_argument("the quota must be positive");
    vector<int> worth(1 << w.size());
    for (size_t S = 0; S < worth.size(); S++) {
        int weight = 0;
        for (size_t i = 0; i < w.size(); i++) weight += S >> i & 1 ? w[i] : 0;
        worth[S] = weight >= quota;
    }
    return worth;
}

string answer(const string& line) {
    istringstream in(line);
    int quota = number(in, 0, 99999);
    expect(in, '|');
    vector<int> w;
    do w.push_back(number(in, 0, 99999));
    while (!at_end(in));
    if (w.size() > 8) throw invalid_argument(FORM);
    string text;
    for (const Fraction& share : shapley(w.size(), worths(quota, w)))
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
