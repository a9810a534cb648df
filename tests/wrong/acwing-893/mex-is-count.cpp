// wrong: takes the number of different values reached for the mex
// smallest: 1 / 1 / 1 / 2
#include <iostream>
#include <set>
#include <vector>
using namespace std;
int main() {
    int k, n;
    cin >> k;
    vector<int> s(k), g(10001);
    for (int& c : s) cin >> c;
    for (int h = 1; h <= 10000; h++) {
        set<int> seen;
        for (int c : s)
            if (c <= h) seen.insert(g[h - c]);
        g[h] = seen.size();
    }
    int x = 0, h;
    cin >> n;
    while (n--) cin >> h, x ^= g[h];
    cout << (x ? "Yes" : "No") << endl;
}
