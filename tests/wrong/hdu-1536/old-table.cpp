// The table of the case before is kept: a value found once is never worked out again.
// smallest: 1 1 / 1 / 1 1 / 1 2 / 1 / 1 1 / 0
#include <cstdio>
#include <cstring>

int k, takes[101], sg[10001];

int value(int n) {
    if (sg[n] >= 0) return sg[n];
    bool seen[128] = {};
    for (int i = 0; i < k; i++) {
        if (takes[i] <= n) seen[value(n - takes[i])] = true;
    }
    int v = 0;
    while (seen[v]) v++;
    return sg[n] = v;
}

int main() {
    memset(sg, -1, sizeof sg);
    while (scanf("%d", &k) == 1 && k) {
        for (int i = 0; i < k; i++) scanf("%d", &takes[i]);
        int m, l, h;
        scanf("%d", &m);
        while (m--) {
            int x = 0;
            scanf("%d", &l);
            while (l--) {
                scanf("%d", &h);
                x ^= value(h);
            }
            putchar(x ? 'W' : 'L');
        }
        puts("");
    }
}
