// If M <= N, exactly the raises M to N win; else only M mod (N + 1) does, and none if that is 0.
// M ≤ N 时，必胜的加价恰为 M 到 N；否则只有 M mod (N + 1) 一种，它为 0 时没有。
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int price, most;
    while (std::cin >> price >> most) {
        if (price <= most) {
            for (int bid = price; bid < most; bid++) std::cout << bid << ' ';
            std::cout << most << '\n';
        } else if (price % (most + 1) != 0) {
            std::cout << price % (most + 1) << '\n';
        } else {
            std::cout << "none\n";
        }
    }
}
