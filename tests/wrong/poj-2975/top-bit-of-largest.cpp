// wrong: counts the heaps with the top bit of the largest heap instead of that of the xor
// smallest: 2 / 2 3 / 0
#include <algorithm>
#include <cstdio>
int a[1005];
int main() {
    int n;
    while (scanf("%d", &n) == 1 && n) {
        int x = 0, top = 1, count = 0;
        for (int i = 0; i < n; i++) scanf("%d", a + i), x ^= a[i];
        int m = *std::max_element(a, a + n);
        while (top <= m / 2) top *= 2;
        for (int i = 0; i < n; i++) count += (a[i] & top) != 0;
        printf("%d\n", x ? count : 0);
    }
}
