// The first player loses exactly if the smaller heap is floor(k * phi), k being the difference of the heaps and phi = (1 + sqrt 5) / 2.
// 先手必败当且仅当较小的一堆等于 ⌊k × φ⌋，其中 k 为两堆之差，φ = (1 + √5) / 2。
#include <algorithm>
#include <iostream>

// small = floor(k * phi) exactly if small * (small - k) <= k * k < (small + 1) * (small + 1 - k)
bool is_cold(long long small, long long large) {
    long long k = large - small;
    return small * (small - k) <= k * k && k * k < (small + 1) * (small + 1 - k);
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    long long a, b;
    while (std::cin >> a >> b) {
        std::cout << (is_cold(std::min(a, b), std::max(a, b)) ? "second win" : "first win") << '\n';
    }
}
