// wrong: takes the xor of the heaps instead of the differences
// smallest: 1 / 3 / 1 1 2
#include <iostream>
using namespace std;
int main() {
    int u, n, a;
    cin >> u;
    while (u--) {
        int x = 0;
        cin >> n;
        while (n--) cin >> a, x ^= a;
        cout << (x ? "TAK" : "NIE") << endl;
    }
}
