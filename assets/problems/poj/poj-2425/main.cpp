// A place is worth the mex of the places it leads to; won exactly if the xor over all pieces is not 0.
// 一个点的 SG 值是它各后继 SG 值的 mex；先手必胜当且仅当各棋子所在点 SG 值的异或和不为 0。
#include <iostream>
#include <vector>

std::vector<std::vector<int>> arrows;
std::vector<int> value;  // -1: not known yet

int grundy(int place) {
    if (value[place] >= 0) return value[place];
    std::vector<bool> reached(arrows[place].size() + 1);
    for (int next : arrows[place]) {
        const std::size_t other = grundy(next);
        if (other < reached.size()) reached[other] = true;
    }
    int mex = 0;
    while (reached[mex]) mex++;
    return value[place] = mex;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int places;
    while (std::cin >> places) {
        arrows.assign(places, {});
        value.assign(places, -1);
        for (auto& targets : arrows) {
            int count;
            std::cin >> count;
            targets.resize(count);
            for (int& target : targets) std::cin >> target;
        }
        int pieces;
        while (std::cin >> pieces && pieces > 0) {
            int place, nim_sum = 0;
            for (int i = 0; i < pieces; i++) {
                std::cin >> place;
                nim_sum ^= grundy(place);
            }
            std::cout << (nim_sum != 0 ? "WIN" : "LOSE") << '\n';
        }
    }
}
