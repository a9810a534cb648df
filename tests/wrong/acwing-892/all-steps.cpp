// wrong: plain Nim: takes the xor of all steps
// smallest: 2 / 1 1
#include <iostream>
using namespace std;
int main() {
    int n, a, x = 0;
    cin >> n;
    for (int i = 1; i <= n; i++) cin >> a, x ^= a;
    cout << (x ? "Yes" : "No") << endl;
}
