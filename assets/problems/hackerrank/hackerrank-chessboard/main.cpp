// The first player loses exactly if x mod 4 and y mod 4 are both 1 or 2.
// 先手必败当且仅当 x 和 y 除以 4 的余数都是 1 或 2。
#include <iostream>

bool is_low(int coordinate) {
    return coordinate % 4 == 1 || coordinate % 4 == 2;
}

int main() {
    int tests, x, y;
    std::cin >> tests;
    while (tests-- > 0) {
        std::cin >> x >> y;
        std::cout << (is_low(x) && is_low(y) ? "Second" : "First") << '\n';
    }
}
