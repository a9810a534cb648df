// Take the ends by differences: d[i][j] is what the mover gets of the row i..j more than the
// other.
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
long long difference(const vector<long long>& a) {
    int n = a.size();
    vector<vector<long long>> d(n, vector<long long>(n));
    for (int i = 0; i < n; i++) d[i][i] = a[i]; //@base
    for (int length = 2; length <= n; length++) {
        for (int i = 0; i + length <= n; i++) {
            int j = i + length - 1; //@cell
            long long left = a[i] - d[i + 1][j]; //@left
            long long right = a[j] - d[i][j - 1]; //@right
            d[i][j] = max(left, right); //@write
        }
    }
    return d[0][n - 1];
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
