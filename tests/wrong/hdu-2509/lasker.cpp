// SG values of a game in which a heap is split without taking.
// smallest: 3 / 1 2 3
#include <cstdio>

int main() {
    int n, a;
    while (scanf("%d", &n) == 1) {
        int x = 0, longest = 0;
        while (n--) {
            scanf("%d", &a);
            if (a > longest) longest = a;
            x ^= a % 4 == 3 ? a + 1 : a % 4 == 0 ? a - 1 : a;
        }
        puts((longest > 1) == (x != 0) ? "Yes" : "No");
    }
}
