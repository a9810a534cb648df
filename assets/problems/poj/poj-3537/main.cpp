// A row of n cells is a heap of n + 2 from which three neighbours go at a time; lost exactly at value 0.
// n 格相当于长为 n + 2 的一堆，每次拿走相邻三个；先手必败当且仅当 SG 值为 0。
#include <iostream>
#include <vector>

int main() {
    int cells;
    std::cin >> cells;
    const int size = cells + 2;
    std::vector<int> value(size + 1);  // of a heap from which three neighbours go at a time
    for (int heap = 3; heap <= size; heap++) {
        std::vector<bool> reached(heap);
        for (int left = 0; left <= heap - 3; left++) {
            const int both = value[left] ^ value[heap - 3 - left];
            if (both < heap) reached[both] = true;
        }
        while (reached[value[heap]]) value[heap]++;
    }
    std::cout << (value[size] != 0 ? 1 : 2) << '\n';
}
