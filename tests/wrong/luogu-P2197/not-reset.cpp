// wrong: the xor is not set back between two tests
// smallest: 2 / 1 / 1 / 1 / 1
#include <cstdio>
int main() {
    int t, n, a, x = 0;
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        while (n--) scanf("%d", &a), x ^= a;
        puts(x ? "Yes" : "No");
    }
}
