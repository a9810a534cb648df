// The number of stones taken is printed, not what stays.
// smallest: 1 / 1 / 0
#include <cstdio>
#include <vector>

int main() {
    int m;
    while (scanf("%d", &m) == 1 && m) {
        std::vector<int> a(m);
        int x = 0;
        for (int i = 0; i < m; i++) {
            scanf("%d", &a[i]);
            x ^= a[i];
        }
        puts(x ? "Yes" : "No");
        for (int i = 0; i < m; i++) {
            if ((a[i] ^ x) < a[i]) printf("%d %d\n", a[i], a[i] - (a[i] ^ x));
        }
    }
}
