// wrong: keeps the heaps in 16 bits
// smallest: 1 / 65536
#include <cstdio>
int main() {
    int n, a;
    short x = 0;
    scanf("%d", &n);
    while (n--) {
        scanf("%d", &a);
        x ^= (short)a;
    }
    puts(x ? "Yes" : "No");
}
