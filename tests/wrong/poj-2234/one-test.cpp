// wrong: answers only the first test
// smallest: 1 1 / 1 1
#include <iostream>
using namespace std;
int main() {
    int m, a, x = 0;
    cin >> m;
    while (m--) cin >> a, x ^= a;
    cout << (x ? "Yes" : "No") << endl;
}
