// Stan wins exactly if 18^i < n <= 9 * 18^i for some i >= 0; else Ollie does.
// Stan 必胜当且仅当存在 i ≥ 0 使 18^i < n ≤ 9 × 18^i；否则 Ollie 必胜。
#include <iostream>

bool stan_wins(long long target) {
    long long reach = 1;
    while (true) {
        reach *= 9;
        if (reach >= target) return true;
        reach *= 2;
        if (reach >= target) return false;
    }
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    long long target;
    while (std::cin >> target) {
        std::cout << (stan_wins(target) ? "Stan wins." : "Ollie wins.") << '\n';
    }
}
