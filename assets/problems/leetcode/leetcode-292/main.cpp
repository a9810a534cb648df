// The first player wins exactly if 4 does not divide n.
// 先手必胜当且仅当 n 不是 4 的倍数。
#include <iostream>
#include <iterator>
#include <sstream>
#include <string>

int main() {
    std::string text(std::istreambuf_iterator<char>(std::cin), {});
    for (char& letter : text) {
        if (letter < '0' || letter > '9') letter = ' ';
    }
    std::istringstream numbers(text);
    unsigned stones;
    while (numbers >> stones) {
        std::cout << (stones % 4 != 0 ? "true" : "false") << '\n';
    }
}
