// kiki, who begins, loses exactly if n and m are both odd.
// 先手 kiki 必败当且仅当 n 和 m 都是奇数。
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int rows, columns;
    while (std::cin >> rows >> columns && rows != 0) {
        bool is_lost = rows % 2 == 1 && columns % 2 == 1;
        std::cout << (is_lost ? "What a pity!" : "Wonderful!") << '\n';
    }
}
