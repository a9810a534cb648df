// Best lead on a row: the larger of left end - lead of the rest and right end - lead of the rest.
// 一段的最大净胜分 = max(左端 - 剩下一段的净胜分, 右端 - 剩下一段的净胜分)。
#include <algorithm>
#include <iostream>
#include <numeric>
#include <vector>

int main() {
    int count;
    std::cin >> count;
    std::vector<int> row(count);
    for (int& number : row) std::cin >> number;
    std::vector<int> lead = row;  // lead[i]: of the player to move on the numbers i .. i + length - 1
    for (int length = 2; length <= count; length++)
        for (int i = 0; i + length <= count; i++)
            lead[i] = std::max(row[i] - lead[i + 1], row[i + length - 1] - lead[i]);
    const int sum = std::accumulate(row.begin(), row.end(), 0);
    std::cout << (sum + lead[0]) / 2 << ' ' << (sum - lead[0]) / 2 << '\n';
}
