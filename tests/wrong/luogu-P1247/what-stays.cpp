// wrong: prints how many matches stay in the heap instead of how many are taken
// smallest: 1 / 1
#include <cstdio>
int a[500005];
int main() {
    int k, x = 0;
    scanf("%d", &k);
    for (int i = 0; i < k; i++) scanf("%d", a + i), x ^= a[i];
    if (!x) return puts("lose"), 0;
    int i = 0;
    while ((a[i] ^ x) >= a[i]) i++;
    a[i] ^= x;
    printf("%d %d\n", a[i], i + 1);
    for (int j = 0; j < k; j++) printf("%d ", a[j]);
}
