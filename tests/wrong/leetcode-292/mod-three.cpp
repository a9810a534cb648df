// The remainder by 3 instead of 4.
// smallest: 3
#include <cstdio>

int main() {
    int n;
    while (scanf("%d", &n) == 1) puts(n % 3 ? "true" : "false");
}
