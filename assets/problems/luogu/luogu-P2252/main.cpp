// Heaps a <= b with difference k: lost exactly if a is the whole part of k(1 + root 5)/2; tested here by squares.
// 两堆 a ≤ b，差为 k：必败当且仅当 a 等于 k(1 + √5)/2 的整数部分；这里用平方比较，不用浮点数。
#include <algorithm>
#include <iostream>

int main() {
    long long a, b;
    std::cin >> a >> b;
    if (a > b) std::swap(a, b);
    const long long k = b - a, twice = 2 * a - k;  // a <= k phi means 2a - k <= k root 5
    const bool is_lost = twice >= 0 && twice * twice <= 5 * k * k && 5 * k * k < (twice + 2) * (twice + 2);
    std::cout << (is_lost ? 0 : 1) << '\n';
}
