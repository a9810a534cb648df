// Take the ends by pairs: p[i][j] is what the mover and the other get of the row i..j.
// Two players take the first or the last number of a row in turn until none is left.
// Reads lines of numbers; says the first player's total minus the second's.
#include <iostream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

using std::string;
using std::vector;

//<<<
struct Pair {
    long long first, second;  // what the mover gets, and the other
};

Pair take(long long x, Pair rest) {
    return {x + rest.second, rest.first};
}

Pair pairs(const vector<long long>& a) {
    int n = a.size();
    vector<vector<Pair>> p(n, vector<Pair>(n));
    for (int i = 0; i < n; i++) p[i][i] = {a[i], 0}; //@base
    for (int length = 2; length <= n; length++) {
        for (int i = 0; i + length <= n; i++) {
            int j = i + length - 1; //@cell
            Pair left = take(a[i], p[i + 1][j]); //@left
            Pair right = take(a[j], p[i][j - 1]); //@right
            p[i][j] = left.first > right.first ? left : right; //@write
        }
    }
    return p[0][n - 1];
}
//>>>

// The numbers of a text; throws where something else stands.
vector<long long> numbers(const string& text) {
    std::istringstream in(text);
    vector<long long> found;
    for (string word; in >> word;) {
        size_t end = 0;
        long long number = std::stoll(word, &end);
        if (end != word.size() || number < -999999999 || number > 999999999) {
            throw std::invalid_argument(word);
        }
        found.push_back(number);
    }
    return found;
}

long long answer(const string& line) {
    vector<long long> row = numbers(line);
    if (row.empty() || row.size() > 500) throw std::invalid_argument(line);
    Pair found = pairs(row);
    return found.first - found.second;
}

int main() {
    for (string line; std::getline(std::cin, line);) {
        try {
            std::cout << answer(line) << '\n';
        } catch (const std::logic_error&) {
            std::cout << "error: expected 1 to 500 numbers of at most nine digits\n";
        }
    }
}
