// d(i, i) = a[i], d(i, j) = max(a[i] - d(i + 1, j), a[j] - d(i, j - 1)); the first player wins exactly if d of the whole row is at least 0.
// d(i, i) = a[i]，d(i, j) = max(a[i] - d(i + 1, j), a[j] - d(i, j - 1))；先手获胜当且仅当整排的 d ≥ 0。
#include <algorithm>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

// own total minus the other's for the player to move, on the whole row
int best_difference(const std::vector<int>& row) {
    std::vector<int> best(row);  // best[i]: for the stretch from i of the length reached so far
    for (size_t length = 2; length <= row.size(); length++) {
        for (size_t i = 0; i + length <= row.size(); i++) {
            best[i] = std::max(row[i] - best[i + 1], row[i + length - 1] - best[i]);
        }
    }
    return best[0];
}

int main() {
    std::string text;
    while (std::getline(std::cin, text, ']')) {
        for (char& letter : text) {
            if (letter < '0' || letter > '9') letter = ' ';
        }
        std::istringstream numbers(text);
        std::vector<int> row;
        for (int number; numbers >> number;) row.push_back(number);
        if (row.empty()) continue;
        std::cout << (best_difference(row) >= 0 ? "true" : "false") << '\n';
    }
}
