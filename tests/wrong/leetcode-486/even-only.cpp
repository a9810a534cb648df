// An even number of places is taken for won, an odd one for lost.
// smallest: [0]
#include <cstdio>
#include <iostream>
#include <string>

int main() {
    std::string line;
    while (std::getline(std::cin, line)) {
        int commas = 0;
        for (char c : line) commas += c == ',';
        if (!line.empty()) puts(commas % 2 ? "true" : "false");
    }
}
