// The table stops at 1000, and all larger heaps are taken for won.
// smallest: 1 / 1222
#include <cstdio>

int sg[1001];

int main() {
    for (int n = 3; n <= 1000; n++) {
        bool seen[2048] = {};
        for (int a = 1; a < n - a; a++) seen[sg[a] ^ sg[n - a]] = true;
        while (seen[sg[n]]) sg[n]++;
    }
    int t, n;
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        puts(n > 1000 || sg[n] ? "first" : "second");
    }
}
