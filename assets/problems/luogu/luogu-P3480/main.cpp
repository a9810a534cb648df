// With a_0 = 0: won exactly if the xor of a_n - a_(n-1), a_(n-2) - a_(n-3), ... is not 0.
// 令 a_0 = 0：从右往左隔一个取差 a_n - a_(n-1)、a_(n-2) - a_(n-3)……，先手必胜当且仅当它们的异或和不为 0。
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int tests;
    std::cin >> tests;
    while (tests-- > 0) {
        int count;
        std::cin >> count;
        std::vector<int> heaps(count + 1);  // heaps[0] is 0
        for (int i = 1; i <= count; i++) std::cin >> heaps[i];
        int nim_sum = 0;
        for (int i = count; i >= 1; i -= 2) nim_sum ^= heaps[i] - heaps[i - 1];
        std::cout << (nim_sum != 0 ? "TAK" : "NIE") << '\n';
    }
}
