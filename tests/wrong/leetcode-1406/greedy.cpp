// Both take the 1, 2 or 3 stones that are worth most now.
// smallest: [0,0,-1]
#include <cstdio>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

int main() {
    std::string line;
    while (std::getline(std::cin, line, ']')) {
        for (char& c : line) {
            if (c != '-' && (c < '0' || c > '9')) c = ' ';
        }
        std::istringstream in(line);
        std::vector<int> a;
        for (int x; in >> x;) a.push_back(x);
        if (a.empty()) continue;
        long score[2] = {};
        size_t i = 0;
        for (int turn = 0; i < a.size(); turn = 1 - turn) {
            long sum = 0, best = -1000000;
            size_t end = i;
            for (size_t j = i; j < a.size() && j < i + 3; j++) {
                sum += a[j];
                if (sum > best) {
                    best = sum;
                    end = j + 1;
                }
            }
            score[turn] += best;
            i = end;
        }
        puts(score[0] > score[1] ? "Alice" : score[0] < score[1] ? "Bob" : "Tie");
    }
}
