// wrong: twice the smaller number overflows 32 bits
// smallest: 1 / 1073741824 1073741825
#include <iostream>
using namespace std;
int main() {
    int c, m, n;
    cin >> c;
    while (c--) {
        cin >> m >> n;
        if (m < n) swap(m, n);
        bool first = true;
        while (m % n && m < (int)(2u * n)) {
            int r = m - n;
            m = n;
            n = r;
            first = !first;
        }
        cout << (first ? "Stan wins" : "Ollie wins") << endl;
    }
}
