// A pair (a, b) is worth the place of the lowest 0 bit of (a-1) | (b-1); won exactly if the xor of all pairs is not 0.
// 一对 (a, b) 的 SG 值是 (a-1) | (b-1) 最低的 0 所在的位；先手必胜当且仅当各对的异或和不为 0。
#include <iostream>

// The place of the lowest 0 bit.
int value(unsigned a, unsigned b) {
    unsigned bits = (a - 1) | (b - 1);
    int place = 0;
    for (; bits % 2 == 1; bits /= 2) place++;
    return place;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int tests;
    std::cin >> tests;
    while (tests-- > 0) {
        int count, nim_sum = 0;
        std::cin >> count;
        for (int i = 0; i < count; i += 2) {
            unsigned a, b;
            std::cin >> a >> b;
            nim_sum ^= value(a, b);
        }
        std::cout << (nim_sum != 0 ? "YES" : "NO") << '\n';
    }
}
