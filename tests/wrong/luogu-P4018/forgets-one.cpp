// wrong: forgets that 1 = p^0 may be taken
// smallest: 1 / 1
#include <cstdio>
#include <vector>
using namespace std;
const int N = 100000;
bool power[N + 1], won[N + 1];
int main() {
    for (int p = 2; p <= N; p++) {
        bool prime = true;
        for (int d = 2; d * d <= p; d++) prime = prime && p % d;
        if (prime)
            for (long long q = p; q <= N; q *= p) power[q] = true;
    }
    vector<int> takes;
    for (int q = 1; q <= N; q++)
        if (power[q]) takes.push_back(q);
    for (int n = 1; n <= N; n++)
        for (int q : takes) {
            if (q > n) break;
            if (!won[n - q]) {
                won[n] = true;
                break;
            }
        }
    int t, n;
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        puts(n <= N && won[n] ? "October wins!" : "Roy wins!");
    }
}
