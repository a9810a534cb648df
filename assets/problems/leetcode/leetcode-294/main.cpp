// The first player wins exactly if the xor of the SG values of the runs of pluses is not 0; sg(n) is the mex of sg(a) xor sg(n - 2 - a) over 0 <= a <= n - 2.
// 先手必胜当且仅当各段加号 SG 值的异或和不为 0；sg(n) 是所有 sg(a) xor sg(n - 2 - a) 的 mex，0 ≤ a ≤ n - 2。
#include <iostream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

// The value of a run of pluses; the table grows as far as it is asked.
int run_value(int length) {
    static std::vector<int> values = {0, 0};
    for (int n = values.size(); n <= length; n++) {
        std::set<int> seen;
        for (int left = 0; left <= n - 2; left++) seen.insert(values[left] ^ values[n - 2 - left]);
        int value = 0;
        while (seen.count(value)) value++;
        values.push_back(value);
    }
    return values[length];
}

int main() {
    std::string piece;
    for (bool is_quoted = false; std::getline(std::cin, piece, '"'); is_quoted = !is_quoted) {
        if (!is_quoted) continue;
        std::istringstream runs(piece);
        std::string run;
        int sum = 0;
        while (std::getline(runs, run, '-')) sum ^= run_value(run.size());
        std::cout << (sum != 0 ? "true" : "false") << '\n';
    }
}
