// The first player wins exactly if the xor of all heaps is not 0.
// 先手必胜当且仅当各堆石子数的异或和不为 0。
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int count, heap, nim_sum = 0;
    std::cin >> count;
    for (int i = 0; i < count; i++) {
        std::cin >> heap;
        nim_sum ^= heap;
    }
    std::cout << (nim_sum != 0 ? "Yes" : "No") << '\n';
}
