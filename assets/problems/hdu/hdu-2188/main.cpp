// Grass, who begins, wins exactly if m + 1 does not divide n.
// 先手 Grass 必胜当且仅当 n 不是 m + 1 的倍数。
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int tests, goal, most;
    std::cin >> tests;
    while (tests-- > 0) {
        std::cin >> goal >> most;
        std::cout << (goal % (most + 1) != 0 ? "Grass" : "Rabbit") << '\n';
    }
}
