// wrong: takes the ring for a row, where the first player always wins
// smallest: 3 / 0
#include <iostream>
using namespace std;
int main() {
    int n;
    while (cin >> n && n) cout << "Alice" << endl;
}
