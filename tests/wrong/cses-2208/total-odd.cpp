// The parity of all coins together.
// smallest: 1 / 2 / 1 1
#include <cstdio>

int main() {
    int t, n, a;
    scanf("%d", &t);
    while (t--) {
        int odd = 0;
        scanf("%d", &n);
        while (n--) {
            scanf("%d", &a);
            odd ^= a & 1;
        }
        puts(odd ? "first" : "second");
    }
}
