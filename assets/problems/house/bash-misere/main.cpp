// The first player loses exactly if n leaves the remainder 1 when divided by m + 1.
// 先手必败当且仅当 n 除以 m + 1 余 1。
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int tests;
    long long stones, most;
    std::cin >> tests;
    while (tests-- > 0) {
        std::cin >> stones >> most;
        std::cout << (stones % (most + 1) != 1 ? "first win" : "second win") << '\n';
    }
}
