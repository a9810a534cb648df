// Take the ends top-down with memory: each row i..j is worked out once.
// Two players take the first or the last number of a row in turn until none is left.
// Reads lines of numbers; says the first player's total minus the second's.
#include <algorithm>
#include <iostream>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

using std::max;
using std::optional;
using std::string;
using std::vector;

//<<<
using Row = vector<long long>;
using Memo = vector<vector<optional<long long>>>;

long long best(int i, int j, const Row& a, Memo& memo) { //@enter
    if (i == j) return a[i]; //@base
    if (memo[i][j]) return *memo[i][j]; //@look
    long long left = a[i] - best(i + 1, j, a, memo); //@left
    long long right = a[j] - best(i, j - 1, a, memo); //@right
    memo[i][j] = max(left, right); //@store
    return *memo[i][j];
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
    int n = row.size();
    Memo memo(n, vector<optional<long long>>(n));
    return best(0, n - 1, row, memo);
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
