// P or N by filling a table upwards from 0.
// Take away: a move takes one of the numbers s1 s2 ... from a heap, and who cannot move loses.
// Reads lines `n s1 s2 ...`, a heap of n and the numbers; says N if whoever moves wins, else P.
#include <iostream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

using std::string;
using std::vector;

//<<<
vector<bool> fill(int n, const vector<int>& take) {
    vector<bool> win(n + 1);
    for (int i = 0; i <= n; i++) { //@cell
        bool won = false;
        for (int s : take) { //@try
            if (s <= i && !win[i - s]) {
                won = true; //@lost
                break;
            }
        }
        win[i] = won; //@write
    }
    return win;
}
//>>>

const int MOST = 1000000;

// The numbers of a text; throws where something else stands.
vector<int> numbers(const string& text) {
    std::istringstream in(text);
    vector<int> found;
    for (string word; in >> word;) {
        size_t end = 0;
        int number = std::stoi(word, &end);
        if (end != word.size() || number < 0 || number > MOST) throw std::invalid_argument(word);
        found.push_back(number);
    }
    return found;
}

string answer(const string& line) {
    vector<int> take = numbers(line);
    if (take.size() < 2) throw std::invalid_argument(line);
    int n = take[0];
    take.erase(take.begin());
    for (int s : take) {
        if (s == 0) throw std::invalid_argument(line);
    }
    return fill(n, take)[n] ? "N" : "P";
}

int main() {
    for (string line; std::getline(std::cin, line);) {
        try {
            std::cout << answer(line) << '\n';
        } catch (const std::logic_error&) {
            std::cout << "error: expected a heap and what may be taken, as in 7 1 2\n";
        }
    }
}
