// The first player wins exactly if sg(n) is not 0, sg(n) the mex of sg(a) xor sg(n - a) for 1 <= a < n - a; up to 10^6 its last 0 is at 1222.
// 先手必胜当且仅当 sg(n) 不为 0，sg(n) 是所有 sg(a) xor sg(n - a)（1 ≤ a < n - a）的 mex；10^6 以内，最后一个 0 在 n = 1222。
#include <iostream>
#include <vector>

const int LAST_LOST = 1222;

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::vector<int> values(LAST_LOST + 1);
    std::vector<int> seen_at(2048, -1);
    for (int n = 0; n <= LAST_LOST; n++) {
        for (int small = 1; 2 * small < n; small++) seen_at[values[small] ^ values[n - small]] = n;
        while (seen_at[values[n]] == n) values[n]++;
    }
    int tests, coins;
    std::cin >> tests;
    while (tests-- > 0) {
        std::cin >> coins;
        bool is_won = coins > LAST_LOST || values[coins] != 0;
        std::cout << (is_won ? "first" : "second") << '\n';
    }
}
