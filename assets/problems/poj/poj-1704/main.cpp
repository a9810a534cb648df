// Pair the pieces from the right; won exactly if the xor of the free squares inside the pairs is not 0.
// 从右往左两两配对，先手必胜当且仅当各对之间空格数的异或和不为 0。
#include <algorithm>
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
        std::vector<int> squares(count);
        for (int& square : squares) std::cin >> square;
        if (count % 2 == 1) squares.push_back(0);  // the wall
        std::sort(squares.begin(), squares.end());
        int nim_sum = 0;
        for (std::size_t i = 0; i < squares.size(); i += 2) nim_sum ^= squares[i + 1] - squares[i] - 1;
        std::cout << (nim_sum != 0 ? "Georgia will win" : "Bob will win") << '\n';
    }
}
