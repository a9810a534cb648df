// d(i, i) = a[i], d(i, j) = max(a[i] - d(i + 1, j), a[j] - d(i, j - 1)); X - Y is d of the whole row.
// d(i, i) = a[i]，d(i, j) = max(a[i] - d(i + 1, j), a[j] - d(i, j - 1))；X - Y 就是整行的 d。
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int size;
    std::cin >> size;
    std::vector<long long> row(size);
    for (long long& number : row) std::cin >> number;
    std::vector<long long> best(row);  // best[i]: for the stretch from i of the length reached so far
    for (int length = 2; length <= size; length++) {
        for (int i = 0; i + length <= size; i++) {
            best[i] = std::max(row[i] - best[i + 1], row[i + length - 1] - best[i]);
        }
    }
    std::cout << best[0] << '\n';
}
