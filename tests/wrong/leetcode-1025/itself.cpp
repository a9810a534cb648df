// The number itself is allowed as a divisor.
// smallest: 1
#include <cstdio>

int main() {
    bool won[1001] = {};
    for (int n = 1; n <= 1000; n++) {
        for (int x = 1; x <= n; x++) {
            if (n % x == 0 && !won[n - x]) won[n] = true;
        }
    }
    int n;
    while (scanf("%d", &n) == 1) puts(won[n] ? "true" : "false");
}
