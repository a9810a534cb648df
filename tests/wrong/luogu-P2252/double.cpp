// wrong: computes with double, which is not exact enough for large heaps
// smallest: 165580140 267914295
#include <cmath>
#include <iostream>
using namespace std;
int main() {
    int a, b;
    cin >> a >> b;
    if (a > b) swap(a, b);
    int k = b - a;
    cout << (a == (int)(k * ((sqrt(5.0) + 1) / 2)) ? 0 : 1) << endl;
}
