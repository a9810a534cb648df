// A heap is worth the mex of what a move can make of it; the first player wins exactly if the xor of the values is not 0.
// 一堆的 SG 值是它所有后继 SG 值的 mex；先手必胜当且仅当各堆 SG 值的异或和不为 0。
#include <algorithm>
#include <iostream>
#include <vector>

std::vector<int> read_list() {
    int count;
    std::cin >> count;
    std::vector<int> numbers(count);
    for (int& number : numbers) std::cin >> number;
    return numbers;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    const std::vector<int> takes = read_list(), heaps = read_list();
    const int largest = *std::max_element(heaps.begin(), heaps.end());
    std::vector<int> value(largest + 1);
    for (int heap = 1; heap <= largest; heap++) {
        std::vector<bool> reached(takes.size() + 1);
        for (int take : takes)
            if (take <= heap) reached[value[heap - take]] = true;
        while (reached[value[heap]]) value[heap]++;
    }
    int nim_sum = 0;
    for (int heap : heaps) nim_sum ^= value[heap];
    std::cout << (nim_sum != 0 ? "Yes" : "No") << '\n';
}
