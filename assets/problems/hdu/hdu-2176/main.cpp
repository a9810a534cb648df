// With X the xor of all heaps, the winning moves are exactly a to a xor X for the heaps a with a xor X < a; there are some exactly if X is not 0.
// 设 X 为各堆的异或和，必胜的走法恰为：对每个满足 a xor X < a 的堆，把 a 取到 a xor X；X 不为 0 时必有这样的堆，X 为 0 时先手必败。
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int count;
    while (std::cin >> count && count != 0) {
        std::vector<int> heaps(count);
        int sum = 0;
        for (int& heap : heaps) {
            std::cin >> heap;
            sum ^= heap;
        }
        std::cout << (sum != 0 ? "Yes" : "No") << '\n';
        for (int heap : heaps) {
            int rest = heap ^ sum;
            if (rest < heap) std::cout << heap << ' ' << rest << '\n';
        }
    }
}
