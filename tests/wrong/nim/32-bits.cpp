// wrong: keeps the xor in 32 bits
// smallest: 1 / 1 / 4294967296
#include <iostream>
using namespace std;
int main() {
    int t, n;
    long long a;
    cin >> t;
    while (t--) {
        int x = 0;
        cin >> n;
        while (n--) cin >> a, x ^= a;
        cout << (x ? "Yes" : "No") << endl;
    }
}
