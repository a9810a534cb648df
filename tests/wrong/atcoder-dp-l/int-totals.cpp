// The differences run over 32 bits.
// smallest: 6 / 1000000000 1 1000000000 1 147483651 1
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int n;
    scanf("%d", &n);
    std::vector<int> a(n);
    for (int& x : a) scanf("%d", &x);
    std::vector<int> d(a);
    for (int len = 2; len <= n; len++) {
        for (int i = 0; i + len <= n; i++) {
            int left = static_cast<int>(static_cast<unsigned>(a[i]) - d[i + 1]);
            int right = static_cast<int>(static_cast<unsigned>(a[i + len - 1]) - d[i]);
            d[i] = std::max(left, right);
        }
    }
    printf("%d\n", d[0]);
}
