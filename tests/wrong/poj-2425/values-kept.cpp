// wrong: the values of one board are kept for the next board
// smallest: 1 / 0 / 1 0 / 0 / 2 / 1 1 / 0 / 1 0 / 0
#include <cstdio>
#include <set>
#include <vector>
using namespace std;
vector<int> to[1001];
int g[1001];
int sg(int v) {
    if (g[v] > 0) return g[v] - 1;
    set<int> seen;
    for (int w : to[v]) seen.insert(sg(w));
    int m = 0;
    while (seen.count(m)) m++;
    g[v] = m + 1;
    return m;
}
int main() {
    int n, k, v;
    while (scanf("%d", &n) == 1) {
        for (int i = 0; i < n; i++) {
            to[i].clear();
            scanf("%d", &k);
            while (k--) scanf("%d", &v), to[i].push_back(v);
        }
        while (scanf("%d", &k) == 1 && k) {
            int x = 0;
            while (k--) scanf("%d", &v), x ^= sg(v);
            puts(x ? "WIN" : "LOSE");
        }
    }
}
