// The first player, October, loses exactly if 6 divides n.
// 先手 October 必败当且仅当 n 是 6 的倍数。
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int tests, stones;
    std::cin >> tests;
    while (tests-- > 0) {
        std::cin >> stones;
        std::cout << (stones % 6 != 0 ? "October wins!" : "Roy wins!") << '\n';
    }
}
