// Take the ends by totals: f[i][j] is all that the mover gets of the row i..j; s holds the prefix
// sums.
// Two players take the first or the last number of a row in turn until none is left.
// Reads lines of numbers; says the first player's total minus the second's.
#include <algorithm>
#include <iostream>
#include <numeric>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

using std::accumulate;
using std::max;
using std::string;
using std::vector;

//<<<
long long total(const vector<long long>& a) {
    int n = a.size();
    vector<long long> s(n + 1);
    for (int i = 0; i < n; i++) s[i + 1] = s[i] + a[i]; //@sum
    vector<vector<long long>> f(n, vector<long long>(n));
    for (int i = 0; i < n; i++) f[i][i] = a[i]; //@base
    for (int length = 2; length <= n; length++) {
        for (int i = 0; i + length <= n; i++) {
            int j = i + length - 1; //@cell
            auto left = a[i] + s[j + 1] - s[i + 1] - f[i + 1][j]; //@left
            auto right = a[j] + s[j] - s[i] - f[i][j - 1]; //@right
            f[i][j] = max(left, right); //@write
        }
    }
    return f[0][n - 1];
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
    return 2 * total(row) - accumulate(row.begin(), row.end(), 0LL);
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
