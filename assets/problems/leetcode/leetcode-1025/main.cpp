// The first player wins exactly if n is even.
// 先手必胜当且仅当 n 是偶数。
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
    int number;
    while (numbers >> number) {
        std::cout << (number % 2 == 0 ? "true" : "false") << '\n';
    }
}
