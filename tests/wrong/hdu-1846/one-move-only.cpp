// Only a heap that one move empties is taken for won.
// smallest: 1 / 3 1
#include <cstdio>

int main() {
    int t, n, m;
    scanf("%d", &t);
    while (t--) {
        scanf("%d %d", &n, &m);
        puts(n <= m ? "first" : "second");
    }
}
