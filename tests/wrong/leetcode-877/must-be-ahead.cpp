// Only a larger score is taken for won, though the totals may be equal.
// smallest: [1,1]
#include <algorithm>
#include <cstdio>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

int main() {
    std::string line;
    while (std::getline(std::cin, line, ']')) {
        for (char& c : line) {
            if (c < '0' || c > '9') c = ' ';
        }
        std::istringstream in(line);
        std::vector<int> a;
        for (int x; in >> x;) a.push_back(x);
        if (a.empty()) continue;
        std::vector<int> d(a);
        for (size_t len = 2; len <= a.size(); len++) {
            for (size_t i = 0; i + len <= a.size(); i++) d[i] = std::max(a[i] - d[i + 1], a[i + len - 1] - d[i]);
        }
        puts(d[0] > 0 ? "true" : "false");
    }
}
