// A position is won exactly if the xor of its heaps' SG values is not 0; sg(n) is the mex of sg(n - s) over the s <= n in S.
// 先手必胜当且仅当各堆 SG 值的异或和不为 0；sg(n) 是所有 sg(n - s) 的 mex，s 取遍 S 中不超过 n 的数。
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

const int LIMIT = 10000;

std::vector<int> grundy_table(const std::vector<int>& takes) {
    std::vector<int> values(LIMIT + 1);
    std::vector<int> seen_at(takes.size() + 1, -1);
    for (int n = 0; n <= LIMIT; n++) {
        for (int take : takes) {
            if (take > n) break;
            seen_at[values[n - take]] = n;
        }
        while (seen_at[values[n]] == n) values[n]++;
    }
    return values;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int size;
    while (std::cin >> size && size != 0) {
        std::vector<int> takes(size);
        for (int& take : takes) std::cin >> take;
        std::sort(takes.begin(), takes.end());
        const std::vector<int> values = grundy_table(takes);
        int positions;
        std::cin >> positions;
        std::string answers;
        while (positions-- > 0) {
            int heaps, sum = 0;
            std::cin >> heaps;
            while (heaps-- > 0) {
                int heap;
                std::cin >> heap;
                sum ^= values[heap];
            }
            answers += sum != 0 ? 'W' : 'L';
        }
        std::cout << answers << '\n';
    }
}
