// Take the ends by left end, the last first, in one row of memory.
// Two players take the first or the last number of a row in turn until none is left.
// Reads lines of numbers; says the first player's total minus the second's.
#include <algorithm>
#include <iostream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

using std::max;
using std::string;
using std::vector;

//<<<
// d[j] is the difference of the row from i to j, for one i at a time.
long long difference(const vector<long long>& a) {
    int n = a.size();
    vector<long long> d(n);
    for (int i = n - 1; i >= 0; i--) {
        d[i] = a[i]; //@base
        for (int j = i + 1; j < n; j++) { //@cell
            long long left = a[i] - d[j]; //@left
            long long right = a[j] - d[j - 1]; //@right
            d[j] = max(left, right); //@write
        }
    }
    return d[n - 1];
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
    return difference(row);
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
