// Alice, who moves first, wins exactly if n is 1 or 2.
// 先手 Alice 必胜当且仅当 n 是 1 或 2。
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int coins;
    while (std::cin >> coins && coins > 0) std::cout << (coins <= 2 ? "Alice" : "Bob") << '\n';
}
