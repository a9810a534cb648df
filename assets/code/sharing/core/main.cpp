// Is a split in the core of a weighted voting game, or which coalition objects?
// Question: QUOTA | W1 W2 ... | X1 X2 ... with up to 8 players, shares as 1/2.
// Answer: in, or out and the first coalition that would do better alone.
// Example: "3 | 2 1 1 | 1/2 1/4 1/4" answers out AB.
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

    Fraction operator+(Fraction o) const { return {p * o.q + o.p * q, q * o.q}; }
    bool operator<(Fraction o) const { return p * o.q < o.p * q; }
    bool operator==(Fraction o) const { return p == o.p && q == o.q; }
};

//<<<
int core(int n, const vector<int>& worth, const vector<Fraction>& x) {
    int objector = 0;  // nobody
    for (int S = 1; S < 1 << n; S++) {  //@coalition
        int v = worth[S];  //@worth
        Fraction keep = 0;
        for (int i = 0; i < n; i++)
            if (S >> i & 1) keep = keep + x[i];  //@keep
        if (keep < v) {
            objector = S;
            break;
        }
    }
    return objector;  //@verdict
}
//>>>

const char FORM[] = "expected QUOTA | W1 W2 ... | X1 X2 ...";

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
    while (!at_end(in) && in.peek() != '|');
    expect(in, '|');
    vector<Fraction> x;
    Fraction sum = 0;
    do {
        int p = number(in, -999, 999), q = 1;
        if (in.peek() == '/' && in.get()) q = number(in, 1, 999);
        x.push_back(Fraction(p, q));
        sum = sum + x.back();
    } while (!at_end(in));
    if (w.size() > 8) throw invalid_argument(FORM);
    int n = w.size();
    if (w.size() != x.size())
        throw invalid_argument("each player needs a weight and a share");
    vector<int> worth = worths(quota, w);
    if (!(sum == worth.back()))
        throw invalid_argument("the shares must add up to the worth of all");
    int objector = core(n, worth, x);
    string text = objector ? "out " : "in";
    for (int i = 0; i < n; i++)
        if (objector >> i & 1) text += 'A' + i;
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
