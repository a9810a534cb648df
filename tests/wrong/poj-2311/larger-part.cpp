// wrong: takes the larger of the two values instead of their xor
// smallest: 4 4
#include <algorithm>
#include <iostream>
#include <set>
using namespace std;
int g[201][201];
int main() {
    for (int w = 2; w <= 200; w++)
        for (int h = 2; h <= 200; h++) {
            set<int> seen;
            for (int i = 2; i <= w - i; i++) seen.insert(max(g[i][h], g[w - i][h]));
            for (int i = 2; i <= h - i; i++) seen.insert(max(g[w][i], g[w][h - i]));
            while (seen.count(g[w][h])) g[w][h]++;
        }
    int w, h;
    while (cin >> w >> h) cout << (g[w][h] ? "WIN" : "LOSE") << endl;
}
