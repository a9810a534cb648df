// wrong: counts the steps of Euclid's algorithm and takes an odd number for won
// smallest: 1 / 2 5
#include <iostream>
using namespace std;
int main() {
    int c, m, n;
    cin >> c;
    while (c--) {
        cin >> m >> n;
        if (m < n) swap(m, n);
        int steps = 0;
        while (n) {
            int r = m % n;
            m = n;
            n = r;
            steps++;
        }
        cout << (steps % 2 ? "Stan wins" : "Ollie wins") << endl;
    }
}
