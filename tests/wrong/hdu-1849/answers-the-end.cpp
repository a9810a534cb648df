// The closing 0 is answered too.
// smallest: 1 / 0 / 0
#include <cstdio>

int main() {
    int m;
    while (scanf("%d", &m) == 1) {
        int x = 0, a;
        while (m-- > 0) {
            scanf("%d", &a);
            x ^= a;
        }
        puts(x ? "Rabbit Win!" : "Grass Win!");
    }
}
