// Take the ends by folding: a peak a <= b >= c becomes a - b + c. One pass.
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
long long folding(const vector<long long>& numbers) {
    vector<long long> row;
    for (long long x : numbers) {
        row.push_back(x); //@push
        for (size_t n = row.size(); n >= 3; n = row.size()) {
            long long a = row[n - 3], b = row[n - 2], c = row[n - 1];
            if (a > b || b < c) break;
            row.resize(n - 3);
            row.push_back(a - b + c); //@fold
        }
    }
    // No peak is left: the greater end is the greatest number of all.
    long long d = 0, sign = 1;
    for (size_t i = 0, j = row.size(); i < j; sign = -sign) {
        long long x = row[i] > row[j - 1] ? row[i++] : row[--j];
        d += sign * x;
    }
    return d; //@answer
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
    return folding(row);
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
