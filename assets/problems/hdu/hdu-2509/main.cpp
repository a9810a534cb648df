// If all rows hold 1 apple, the first player wins exactly if their number is even; else exactly if the xor of the rows is not 0.
// 若每排都只有 1 个苹果，先手必胜当且仅当排数为偶数；否则先手必胜当且仅当各排个数的异或和不为 0。
#include <algorithm>
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int rows;
    while (std::cin >> rows) {
        int sum = 0, longest = 0;
        while (rows-- > 0) {
            int apples;
            std::cin >> apples;
            sum ^= apples;
            longest = std::max(longest, apples);
        }
        bool is_won = longest > 1 ? sum != 0 : sum == 0;
        std::cout << (is_won ? "Yes" : "No") << '\n';
    }
}
