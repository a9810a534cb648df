// Rabbit, who begins, wins exactly if the xor of the squares' numbers is not 0.
// 先手 Rabbit 必胜当且仅当所有棋子的格子编号异或和不为 0。
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int count;
    while (std::cin >> count && count != 0) {
        int sum = 0;
        while (count-- > 0) {
            int square;
            std::cin >> square;
            sum ^= square;
        }
        std::cout << (sum != 0 ? "Rabbit Win!" : "Grass Win!") << '\n';
    }
}
