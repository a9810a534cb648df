// wrong: turns the answer of plain Nim round
// smallest: 1 / 1 / 2
#include <iostream>
using namespace std;
int main() {
    int t, n, a;
    cin >> t;
    while (t--) {
        int x = 0;
        cin >> n;
        while (n--) cin >> a, x ^= a;
        cout << (x ? "Brother" : "John") << endl;
    }
}
