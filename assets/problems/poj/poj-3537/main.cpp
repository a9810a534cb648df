// A cross forbids two cells on either side: a row of n is a heap of n+2 from which three neighbours go; lost exactly at value 0.
// 画一个叉，左右各两格就不能再画：n 格相当于 n+2 格中每次拿走相邻三格；SG 值为 0 则先手必败。
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
