// wrong: keeps n and m in 32 bits
// smallest: 1 / 2147483649 2
#include <iostream>
using namespace std;
int main() {
    int t;
    long long n, m;
    cin >> t;
    while (t--) {
        cin >> n >> m;
        cout << ((int)n % ((int)m + 1) ? "first win" : "second win") << endl;
    }
}
