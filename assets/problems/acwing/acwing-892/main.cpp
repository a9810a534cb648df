// Only the steps 1, 3, 5, ... count: the first player wins exactly if the xor of their stones is not 0.
// 只看第 1、3、5……级台阶：先手必胜当且仅当这些台阶上石子数的异或和不为 0。
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int steps, stones, nim_sum = 0;
    std::cin >> steps;
    for (int step = 1; step <= steps; step++) {
        std::cin >> stones;
        if (step % 2 == 1) nim_sum ^= stones;
    }
    std::cout << (nim_sum != 0 ? "Yes" : "No") << '\n';
}
