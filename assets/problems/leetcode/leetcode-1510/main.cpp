// n is won exactly if some square s with 1 <= s <= n leaves a lost n - s; 0 is lost.
// n 必胜当且仅当存在平方数 s（1 ≤ s ≤ n）使 n - s 必败；0 必败。
#include <iostream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

const int LIMIT = 100000;

int main() {
    std::vector<bool> is_won(LIMIT + 1);
    for (int n = 0; n <= LIMIT; n++) {
        if (is_won[n]) continue;
        for (int root = 1; n + root * root <= LIMIT; root++) is_won[n + root * root] = true;
    }
    std::string text(std::istreambuf_iterator<char>(std::cin), {});
    for (char& letter : text) {
        if (letter < '0' || letter > '9') letter = ' ';
    }
    std::istringstream numbers(text);
    int stones;
    while (numbers >> stones) {
        std::cout << (is_won[stones] ? "true" : "false") << '\n';
    }
}
