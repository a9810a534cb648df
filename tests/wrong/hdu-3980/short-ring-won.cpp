// A ring too short for any move is taken for won.
// smallest: 1 / 1 2
#include <cstdio>
#include <cstring>

int sg[1001];

int main() {
    int t, n, m;
    scanf("%d", &t);
    for (int c = 1; c <= t; c++) {
        scanf("%d %d", &n, &m);
        memset(sg, 0, sizeof sg);
        for (int i = m; i <= n - m; i++) {
            bool seen[1024] = {};
            for (int a = 0; a <= i - m; a++) seen[sg[a] ^ sg[i - m - a]] = true;
            while (seen[sg[i]]) sg[i]++;
        }
        int left = n - m;
        printf("Case #%d: %s\n", c, left < 0 || sg[left] == 0 ? "aekdycoin" : "abcdxyzk");
    }
}
