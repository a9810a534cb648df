// The first player wins exactly if the xor of the gaps |black - white| - 1 over all rows is not 0.
// 先手必胜当且仅当各行间隔 |黑 - 白| - 1 的异或和不为 0。
#include <cstdlib>
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int rows, columns;
    while (std::cin >> rows >> columns) {
        int sum = 0;
        while (rows-- > 0) {
            int black, white;
            std::cin >> black >> white;
            sum ^= std::abs(black - white) - 1;
        }
        std::cout << (sum != 0 ? "I WIN!" : "BAD LUCK!") << '\n';
    }
}
