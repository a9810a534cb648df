// n sticks are won exactly if some number c of the set with c <= n leaves a lost n - c; 0 sticks are lost.
// n 根必胜当且仅当集合中有 c ≤ n 使 n - c 根必败；0 根必败。
#include <iostream>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int most, size;
    std::cin >> most >> size;
    std::vector<int> takes(size);
    for (int& take : takes) std::cin >> take;
    std::string letters(most + 1, 'L');
    for (int n = 0; n <= most; n++) {
        if (letters[n] == 'W') continue;
        for (int take : takes) {
            if (n + take <= most) letters[n + take] = 'W';
        }
    }
    std::cout << letters.substr(1) << '\n';
}
