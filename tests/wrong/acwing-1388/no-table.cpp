// wrong: too slow: recursion without a table, 2^N calls
// smallest: 29 / 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
#include <algorithm>
#include <iostream>
using namespace std;
int a[100];
int lead(int i, int j) {
    return i > j ? 0 : max(a[i] - lead(i + 1, j), a[j] - lead(i, j - 1));
}
int main() {
    int n, s = 0;
    cin >> n;
    for (int i = 0; i < n; i++) cin >> a[i], s += a[i];
    int d = lead(0, n - 1);
    cout << (s + d) / 2 << " " << (s - d) / 2 << endl;
}
