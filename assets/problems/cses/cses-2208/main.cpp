// The first player wins exactly if some heap is odd.
// 先手必胜当且仅当至少有一堆是奇数。
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int tests;
    std::cin >> tests;
    while (tests-- > 0) {
        int heaps;
        std::cin >> heaps;
        bool has_odd = false;
        while (heaps-- > 0) {
            int coins;
            std::cin >> coins;
            if (coins % 2 == 1) has_odd = true;
        }
        std::cout << (has_odd ? "first" : "second") << '\n';
    }
}
