// wrong: too slow: recursion without a table
// smallest: 35
#include <iostream>
#include <set>
using namespace std;
int g(int n) {
    if (n <= 0) return 0;
    set<int> seen;
    for (int i = 1; i <= n; i++) seen.insert(g(i - 3) ^ g(n - i - 2));
    int m = 0;
    while (seen.count(m)) m++;
    return m;
}
int main() {
    int n;
    cin >> n;
    cout << (g(n) ? 1 : 2) << endl;
}
