// The remainder by N instead of N + 1.
// smallest: 3 1
#include <cstdio>

int main() {
    int m, n;
    while (scanf("%d %d", &m, &n) == 2) {
        if (m <= n) {
            for (int i = m; i <= n; i++) printf(i < n ? "%d " : "%d\n", i);
        } else if (m % n) {
            printf("%d\n", m % n);
        } else {
            puts("none");
        }
    }
}
