// wrong: does not sort the two heaps
// smallest: 2 1
#include <iostream>
using namespace std;
int main() {
    long long a, b;
    cin >> a >> b;
    long long k = b - a, t = 2 * a - k;
    cout << (k >= 0 && t >= 0 && t * t <= 5 * k * k && 5 * k * k < (t + 2) * (t + 2) ? 0 : 1) << endl;
}
