// K is won exactly if some number x of the set with x <= K leaves a lost K - x; 0 is lost.
// K 颗必胜当且仅当集合中有 x ≤ K 使 K - x 颗必败；0 颗必败。
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int size, stones;
    std::cin >> size >> stones;
    std::vector<int> takes(size);
    for (int& take : takes) std::cin >> take;
    std::vector<bool> is_won(stones + 1);
    for (int n = 1; n <= stones; n++) {
        for (int take : takes) {
            if (take <= n && !is_won[n - take]) is_won[n] = true;
        }
    }
    std::cout << (is_won[stones] ? "First" : "Second") << '\n';
}
