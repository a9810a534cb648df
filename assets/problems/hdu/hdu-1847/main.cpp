// Kiki, who begins, wins exactly if 3 does not divide n.
// 先手 Kiki 必胜当且仅当 n 不是 3 的倍数。
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int cards;
    while (std::cin >> cards) {
        std::cout << (cards % 3 != 0 ? "Kiki" : "Cici") << '\n';
    }
}
