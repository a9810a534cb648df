// wrong: the squares overflow 32 bits
// smallest: 14827 44136
#include <iostream>
using namespace std;
int main() {
    unsigned a, b;
    cin >> a >> b;
    if (a > b) swap(a, b);
    unsigned k = b - a, t = 2 * a - k;
    cout << (2 * a >= k && t * t <= 5 * k * k && 5 * k * k < (t + 2) * (t + 2) ? 0 : 1) << endl;
}
