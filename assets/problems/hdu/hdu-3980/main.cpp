// The first player wins exactly if N >= M and a row of N - M beads has SG value 0; sg(n) is the mex of sg(a) xor sg(n - M - a) over 0 <= a <= n - M.
// 先手必胜当且仅当 N ≥ M 且一排 N - M 颗珠子的 SG 值为 0；sg(n) 是所有 sg(a) xor sg(n - M - a) 的 mex，0 ≤ a ≤ n - M。
#include <iostream>
#include <vector>

const int LIMIT = 1000;

// The values of rows of 0 to LIMIT - length beads, when `length` beads side by side are painted at a time.
std::vector<int> row_values(int length) {
    std::vector<int> values(LIMIT - length + 1);
    std::vector<int> seen_at(1024, -1);
    for (int n = length; n <= LIMIT - length; n++) {
        int rest = n - length;
        for (int left = 0; left <= rest / 2; left++) {
            seen_at[values[left] ^ values[rest - left]] = n;
        }
        while (seen_at[values[n]] == n) values[n]++;
    }
    return values;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::vector<std::vector<int>> values(LIMIT + 1);
    int tests;
    std::cin >> tests;
    for (int test = 1; test <= tests; test++) {
        int beads, length;
        std::cin >> beads >> length;
        if (values[length].empty()) values[length] = row_values(length);
        bool is_won = beads >= length && values[length][beads - length] == 0;
        std::cout << "Case #" << test << ": " << (is_won ? "aekdycoin" : "abcdxyzk") << '\n';
    }
}
