// The SG values are added instead of joined by xor.
// smallest: 1 1 4 / 0 0 0
#include <cstdio>

int fib[20] = {1, 2}, sg[1001];

int main() {
    for (int i = 2; i < 16; i++) fib[i] = fib[i - 1] + fib[i - 2];
    for (int n = 1; n <= 1000; n++) {
        bool seen[32] = {};
        for (int i = 0; i < 16 && fib[i] <= n; i++) seen[sg[n - fib[i]]] = true;
        while (seen[sg[n]]) sg[n]++;
    }
    int a, b, c;
    while (scanf("%d %d %d", &a, &b, &c) == 3 && a) puts(sg[a] + sg[b] + sg[c] ? "Fibo" : "Nacci");
}
