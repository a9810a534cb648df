// All heaps 1: won exactly if their number is even. Else: won exactly if the xor of all heaps is not 0.
// 各堆都是 1 颗：堆数为偶数时先手必胜。否则：先手必胜当且仅当异或和不为 0。
#include <algorithm>
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int tests;
    std::cin >> tests;
    while (tests-- > 0) {
        int count, heap, nim_sum = 0, largest = 0;
        std::cin >> count;
        for (int i = 0; i < count; i++) {
            std::cin >> heap;
            nim_sum ^= heap;
            largest = std::max(largest, heap);
        }
        const bool is_won = largest > 1 ? nim_sum != 0 : count % 2 == 0;
        std::cout << (is_won ? "John" : "Brother") << '\n';
    }
}
