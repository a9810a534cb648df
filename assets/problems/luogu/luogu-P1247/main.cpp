// With the xor X of all heaps: lost if X is 0, else bring the first heap a with (a xor X) < a down to a xor X.
// 设异或和为 X：X 为 0 则必败，否则把第一个满足 (a xor X) < a 的堆 a 取到只剩 a xor X 根。
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int count, nim_sum = 0;
    std::cin >> count;
    std::vector<int> heaps(count);
    for (int& heap : heaps) {
        std::cin >> heap;
        nim_sum ^= heap;
    }
    if (nim_sum == 0) {
        std::cout << "lose\n";
        return 0;
    }
    int best = 0;
    while ((heaps[best] ^ nim_sum) >= heaps[best]) best++;
    const int left = heaps[best] ^ nim_sum;
    std::cout << heaps[best] - left << ' ' << best + 1 << '\n';
    heaps[best] = left;
    for (int i = 0; i < count; i++) std::cout << (i > 0 ? " " : "") << heaps[i];
    std::cout << '\n';
}
