// The black piece is taken to stand left of the white one.
// smallest: 1 2 / 2 1
#include <cstdio>

int main() {
    int n, m, a, b;
    while (scanf("%d %d", &n, &m) == 2) {
        int x = 0;
        while (n--) {
            scanf("%d %d", &a, &b);
            x ^= b - a - 1;
        }
        puts(x ? "I WIN!" : "BAD LUCK!");
    }
}
