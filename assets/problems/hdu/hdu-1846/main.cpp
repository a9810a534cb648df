// The first player wins exactly if m + 1 does not divide n.
// 先手必胜当且仅当 n 不是 m + 1 的倍数。
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int tests, stones, most;
    std::cin >> tests;
    while (tests-- > 0) {
        std::cin >> stones >> most;
        std::cout << (stones % (most + 1) != 0 ? "first" : "second") << '\n';
    }
}
