// Only the smallest number of the set is looked at.
// smallest: 2 2 / 1 2
#include <algorithm>
#include <cstdio>

int main() {
    int n, k, c, least = 1000000;
    scanf("%d %d", &n, &k);
    while (k--) {
        scanf("%d", &c);
        least = std::min(least, c);
    }
    for (int i = 1; i <= n; i++) putchar(i / least % 2 ? 'W' : 'L');
    puts("");
}
