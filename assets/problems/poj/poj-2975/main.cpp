// With the xor X of all heaps, the winning first moves are one for each heap a with (a xor X) < a.
// 设异或和为 X：每个满足 (a xor X) < a 的堆 a 恰有一种必胜的第一步，数这样的堆即可。
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int count;
    while (std::cin >> count && count > 0) {
        std::vector<int> heaps(count);
        int nim_sum = 0, winning = 0;
        for (int& heap : heaps) {
            std::cin >> heap;
            nim_sum ^= heap;
        }
        for (int heap : heaps) winning += (heap ^ nim_sum) < heap;
        std::cout << winning << '\n';
    }
}
