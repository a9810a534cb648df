// best(i) = max over k = 1, 2, 3 with i + k <= n of a[i] + ... + a[i + k - 1] - best(i + k), best(n) = 0; the sign of best(0) tells who wins.
// best(n) = 0，best(i) 是 a[i] + … + a[i + k - 1] - best(i + k) 的最大值（k = 1, 2, 3 且 i + k ≤ n）；best(0) 为正 Alice 胜，为负 Bob 胜，为 0 平分。
#include <algorithm>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

// own total minus the other's for the player to move, on the whole row
int best_difference(const std::vector<int>& row) {
    const int size = row.size();
    std::vector<int> best(size + 1);  // best[i]: for the stones from i on
    for (int i = size - 1; i >= 0; i--) {
        int taken = row[i];
        best[i] = taken - best[i + 1];
        for (int next = i + 1; next < std::min(i + 3, size); next++) {
            taken += row[next];
            best[i] = std::max(best[i], taken - best[next + 1]);
        }
    }
    return best[0];
}

int main() {
    std::string text;
    while (std::getline(std::cin, text, ']')) {
        for (char& letter : text) {
            if (letter != '-' && (letter < '0' || letter > '9')) letter = ' ';
        }
        std::istringstream numbers(text);
        std::vector<int> row;
        for (int number; numbers >> number;) row.push_back(number);
        if (row.empty()) continue;
        int difference = best_difference(row);
        std::cout << (difference > 0 ? "Alice" : difference < 0 ? "Bob" : "Tie") << '\n';
    }
}
