// The first player wins exactly if a xor b xor c is not 0.
// 先手必胜当且仅当 a、b、c 的异或和不为 0。
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    long long a, b, c;
    while (std::cin >> a >> b >> c) std::cout << ((a ^ b ^ c) != 0 ? "first win" : "second win") << '\n';
}
