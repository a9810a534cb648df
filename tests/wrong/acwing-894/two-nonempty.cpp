// wrong: forbids empty new heaps
// smallest: 1 / 1
#include <iostream>
using namespace std;
int main() {
    int g[101] = {};
    for (int h = 1; h <= 100; h++) {
        bool seen[256] = {};
        for (int i = 1; i < h; i++)
            for (int j = 1; j <= i; j++) seen[g[i] ^ g[j]] = true;
        while (seen[g[h]]) g[h]++;
    }
    int n, a, x = 0;
    cin >> n;
    while (n--) cin >> a, x ^= g[a];
    cout << (x ? "Yes" : "No") << endl;
}
