// Only a heap that one move empties, a power of 2, is taken for won.
// smallest: 5
#include <cstdio>

int main() {
    int n;
    while (scanf("%d", &n) == 1) puts((n & (n - 1)) == 0 ? "Kiki" : "Cici");
}
