// wrong: takes the lowest 0 bit of (a-1) xor (b-1)
// smallest: 1 / 2 / 2 2
#include <iostream>
using namespace std;
int main() {
    int t, n, a, b;
    cin >> t;
    while (t--) {
        int x = 0;
        cin >> n;
        for (int i = 0; i < n; i += 2) {
            cin >> a >> b;
            x ^= __builtin_ctz(~((a - 1) ^ (b - 1)));
        }
        cout << (x ? "YES" : "NO") << endl;
    }
}
