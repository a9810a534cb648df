// The first player loses exactly if n is a Fibonacci number.
// 先手必败当且仅当 n 是斐波那契数。
#include <iostream>

bool is_fibonacci(long long n) {
    long long small = 1, large = 2;
    while (small < n) {
        long long next = small + large;
        small = large;
        large = next;
    }
    return small == n;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    long long stones;
    while (std::cin >> stones && stones != 0) {
        std::cout << (is_fibonacci(stones) ? "Second win" : "First win") << '\n';
    }
}
