// Euclid's algorithm: whoever first meets a quotient of 2 or more, or remainder 0, wins; before that all is forced.
// 沿辗转相除走：第一次商不小于 2 或余数为 0 时，轮到的人必胜；在此之前每一步都别无选择。
#include <iostream>
#include <utility>

bool is_won(long long small, long long large) {
    if (small > large) std::swap(small, large);
    bool is_first = true;
    while (large % small != 0 && large < 2 * small) {
        const long long rest = large - small;
        large = small;
        small = rest;
        is_first = !is_first;
    }
    return is_first;
}

int main() {
    int tests;
    std::cin >> tests;
    while (tests-- > 0) {
        long long m, n;
        std::cin >> m >> n;
        std::cout << (is_won(m, n) ? "Stan wins" : "Ollie wins") << '\n';
    }
}
