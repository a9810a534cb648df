// Tables of 1000 by 1000: indices outside for larger boards.
// smallest: 1 1001 / 0 0 (crash)
#include <cstdio>
#include <vector>

int main() {
    std::vector<std::vector<char>> won(1001, std::vector<char>(1001));
    for (int i = 1; i <= 1000; i++) {
        for (int j = 1; j <= 1000; j++) {
            won[i][j] = (i > 1 && !won[i - 1][j]) || (j > 1 && !won[i][j - 1]) ||
                        (i > 1 && j > 1 && !won[i - 1][j - 1]);
        }
    }
    int n, m;
    while (scanf("%d %d", &n, &m) == 2 && n) puts(won.at(n).at(m) ? "Wonderful!" : "What a pity!");
}
