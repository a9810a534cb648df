// In a row of even length the first player never scores less than the other: the answer is always true.
// 堆数为偶数时，先手的得分总不少于后手：答案恒为 true。
#include <iostream>
#include <string>

int main() {
    std::string row;
    while (std::getline(std::cin, row, ']')) {
        if (row.find('[') != std::string::npos) std::cout << "true\n";
    }
}
