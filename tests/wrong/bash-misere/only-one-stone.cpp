// wrong: treats only n = 1 in its own way
// smallest: 1 / 2 1
#include <iostream>
using namespace std;
int main() {
    long long t, n, m;
    cin >> t;
    while (t--) {
        cin >> n >> m;
        cout << (n != 1 && n % (m + 1) ? "first win" : "second win") << endl;
    }
}
