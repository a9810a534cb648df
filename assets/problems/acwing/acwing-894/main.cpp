// A heap of a stones is worth the a-th number with an odd number of ones in binary; won exactly if the xor is not 0.
// a 颗石子的堆，SG 值是第 a 个二进制中有奇数个 1 的数；先手必胜当且仅当异或和不为 0。
#include <iostream>

// The a-th number with an odd number of ones: 2(a-1) or one more.
int value(int heap) {
    int bits = heap - 1, is_even = 1;
    for (; bits > 0; bits /= 2) is_even ^= bits % 2;
    return 2 * (heap - 1) + is_even;
}

int main() {
    int count, heap, nim_sum = 0;
    std::cin >> count;
    for (int i = 0; i < count; i++) {
        std::cin >> heap;
        nim_sum ^= value(heap);
    }
    std::cout << (nim_sum != 0 ? "Yes" : "No") << '\n';
}
